import type { Express } from 'express';
import { storeProblem } from '#server/middleware/api-answers';
import { noteError } from '#server/middleware/request-log';
import type { Stores } from '#server/stores/ports';

/** `/healthz`: the process is up. `/readyz`: a quote that came now would be stored. */
export function healthRoutes(app: Express, { check }: Pick<Stores, 'check'>): void {
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    response.set('cache-control', 'no-store');
    try {
      await check();
      response.json({ status: 'ready' });
    } catch (error) {
      if (error instanceof Error) noteError(response, error);
      const { status, code, message, headers } = storeProblem(error);
      response.status(status).set(headers).json({ error: message, code });
    }
  });
}
