import type { Express } from 'express';
import { storeProblem } from '#server/middleware/api-answers';
import { keepLast } from '#server/middleware/keep-last';
import { noteError } from '#server/middleware/request-log';
import type { Room } from '#server/ports/room';
import type { Stores } from '#server/stores/ports';

/** The disk is checked at most this often, however many requests come in. */
const PROBE_EVERY_MS = 1000;

/**
 * `/healthz`: the process is up. `/readyz`: a quote arriving now, or within this second, would be
 * stored; and whether there is room for photos, pictures and backups besides.
 */
export function healthRoutes(
  app: Express,
  { check, room }: Pick<Stores, 'check'> & { room: Room },
): void {
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
      const { missing } = await room.report();
      response.json({ status: 'ready', room: missing === null ? 'enough' : 'missing' });
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
