import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Checked every few seconds by machines: of no interest while they are well. */
const QUIET_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Gives every request an id of ours (`x-request-id`) and logs how it ended. A line holds
 * method, path, status and time: no address, no headers, no query, no body, nothing personal.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    autoLogging: { ignore: (request) => QUIET_PATHS.has(pathOf(request.url)) },
    customLogLevel: (_request, response, error) =>
      response.statusCode >= 500 || error !== undefined ? 'error' : 'info',
    wrapSerializers: false,
    serializers: {
      req: (request: IncomingMessage & { id?: unknown; originalUrl?: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.originalUrl ?? request.url),
      }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
      err: describeError,
    },
  });
}

/** Name, message and stack only: errors carry bodies and headers in their other properties. */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause instanceof Error ? describeError(cause) : undefined };
}

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}
