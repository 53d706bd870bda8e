import type { Express } from 'express';
import { noteError } from '#server/middleware/request-log';

interface HealthServices {
  readiness: {
    /** @throws {StoreUnavailableError} nothing can be stored now. */
    check(): Promise<void>;
  };
}

/** `/healthz`: the process is up. `/readyz`: a quote that came now would be stored. */
export function healthRoutes(app: Express, { readiness }: HealthServices): void {
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    response.set('cache-control', 'no-store');
    try {
      await readiness.check();
      response.json({ status: 'ready' });
    } catch (error) {
      if (error instanceof Error) noteError(response, error);
      response.status(503).set('retry-after', '10').json({
        error: 'The server cannot store anything now.',
        code: 'store_unavailable',
      });
    }
  });
}
