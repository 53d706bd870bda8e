import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Checked every few seconds by machines: of no interest while they are well. */
const QUIET_PATHS = new Set(['/healthz', '/readyz']);

const unexpected = new WeakMap<Response, Error>();

/** Has the request's line say what was wrong with us. */
export function noteError(response: Response, error: Error): void {
  unexpected.set(response, error);
}

/**
 * Gives every request an id of ours (`x-request-id`) and logs how it ended. A line holds
 * method, path, status and time: no address, no headers, no query, no body, nothing personal.
 * Nothing is made of a request before its line is written, and nothing at all below the level.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    const start = performance.now();
    response.setHeader('x-request-id', id);
    response.on('close', () => {
      const { statusCode: status } = response;
      const error = unexpected.get(response);
      const isOurFault = status >= 500 || error !== undefined;
      const level = isOurFault ? 'error' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const path = pathOf(request.originalUrl);
      if (!isOurFault && QUIET_PATHS.has(path)) return;
      logger[level](
        {
          req: { id, method: request.method, path },
          res: { status },
          responseTime: Math.round(performance.now() - start),
          ...(error && { err: describeError(error) }),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}

/** Name, message and stack only: errors carry bodies and headers in their other properties. */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause instanceof Error ? describeError(cause) : undefined };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
