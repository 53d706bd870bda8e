import type { Express } from 'express';
import { storeProblem } from '#server/middleware/api-answers';
import { keepLast } from '#server/middleware/keep-last';
import { noteError } from '#server/middleware/request-log';
import type { Stores } from '#server/stores/ports';

/** The disk is checked at most this often, however many requests come in. */
const PROBE_EVERY_MS = 1000;

/**
 * `/healthz`: the process is up. `/readyz`: a quote arriving now, or within this second, would be
 * stored.
 */
export function healthRoutes(app: Express, { check }: Pick<Stores, 'check'>): void {
  const probe = keepLast<unknown>();
  const fault = () =>
    probe(Math.floor(performance.now() / PROBE_EVERY_MS), () => check().catch(asResult));
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    response.set('cache-control', 'no-store');
    const error = await fault();
    if (error === undefined) {
      response.json({ status: 'ready' });
      return;
    }
    if (error instanceof Error) noteError(response, error);
    const { status, code, message, headers } = storeProblem(error);
    response.status(status).set(headers).json({ error: message, code });
  });
}

function asResult(error: unknown): unknown {
  return error;
}
