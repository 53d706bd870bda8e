import type { RequestHandler } from 'express';
import type { Metrics } from '#server/ports/metrics';

/** Times every request. Whatever no route of the API answers is the site: its pages and files. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('close', () => {
      const route: unknown = request.route?.path;
      metrics.seeAnswer(
        {
          method: request.method,
          route: typeof route === 'string' ? request.baseUrl + route : 'site',
          status: response.writableFinished ? String(response.statusCode) : 'aborted',
        },
        (performance.now() - start) / 1000,
      );
    });
    next();
  };
}
