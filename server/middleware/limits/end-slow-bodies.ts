import type { RequestHandler } from 'express';

/** Pictures are large, and these calls look after their pace themselves. */
const UPLOADS = /^(?:PUT|POST) \/api\/objects\/upload\//;

/** Ends a request whose body is not there after so long, so that nobody can hold connections open. */
export function endSlowBodies(milliseconds: number): RequestHandler {
  return (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = length !== undefined || encoding !== undefined;
    if (!hasBody || UPLOADS.test(`${request.method} ${request.path}`)) {
      next();
      return;
    }
    const end = setTimeout(() => {
      if (request.complete) return;
      if (response.headersSent) request.destroy();
      else response.status(408).set('connection', 'close').end();
    }, milliseconds);
    // A request that has been read to its end is closed, too.
    request.on('close', () => clearTimeout(end));
    next();
  };
}
