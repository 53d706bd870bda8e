import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Called every few seconds by monitoring: not worth a line while they succeed. */
const QUIET_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

const CALENDAR = /^(\/api\/calendar\/).+$/i;

const unexpected = new WeakMap<Response, Error>();

/** Adds an unexpected error to the request's log line. */
export function noteError(response: Response, error: Error): void {
  unexpected.set(response, error);
}

/**
 * Gives every request an id of ours (`x-request-id`) and logs its outcome. A line has method, path,
 * status and time: no address, headers, query, body, token or anything else personal. Prepares nothing before
 * the line is written, and nothing at all below the log level.
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

/** Name, message and stack only: errors may have bodies and headers in their other properties. */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause instanceof Error ? describeError(cause) : undefined };
}

/** Without the token of the calendar, in any spelling that Express takes for its path. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(CALENDAR, '$1…');
}
