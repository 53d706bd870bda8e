import type { RequestHandler } from 'express';

/** Pictures are large, and the upload calls enforce a minimum pace themselves. */
const UPLOADS = /^(?:PUT|POST) \/api\/objects\/upload\//;

/** Ends a request whose body has not arrived in time, so that nobody can keep connections occupied. */
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
    // Also emitted for a request that has been read to its end.
    request.on('close', () => clearTimeout(end));
    next();
  };
}
