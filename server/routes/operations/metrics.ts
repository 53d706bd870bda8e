import { createHash, timingSafeEqual } from 'node:crypto';
import type { Express } from 'express';
import type { Metrics } from '#server/ports/metrics';

/**
 * `/metrics`, for whoever sends `Authorization: Bearer` with the token; to anybody else there is no such page.
 */
export function metricsRoute(app: Express, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, response, next) => {
    if (!isSame(request.get('authorization') ?? '', `Bearer ${token}`)) {
      next();
      return;
    }
    response
      .set('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Compares in the same time, however much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
