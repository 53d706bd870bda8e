import { MODEL_TYPES, type ModelFormat } from '#domain/room/model/export/model-file';
import { keepLast } from '#server/middleware/keep-last';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import type { PricingStore } from '#server/stores/ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { sharedModel } from '#server/use-cases/shared-model';
import { publicRoute, type Route } from './route';

interface ModelServices {
  pricing: PricingStore;
  limits: LimitStore;
}

/** A design never changes; its sizes and how it is drawn may, with a new price list or a new version. */
const CACHED = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `/api/models/<share code>.glb` and `.usdz`: a shared design to stand in a garden, for phones whose
 * viewer opens addresses only. Public like the link itself, which holds the design and nothing else.
 */
export function modelRoutes(services: ModelServices): Route[] {
  const { pricing } = services;
  // A viewer asks more than once for the same file, to know its size or after a lost connection.
  const latest = keepLast<Buffer>();
  const modelRoute = (format: ModelFormat) =>
    publicRoute({
      method: 'GET',
      path: `/models/:code.${format}`,
      limit: rateLimit(services, `models ${format}`),
      answer: async ({ params: { code } }, response) => {
        const { version, pricing: list } = await pricing.current();
        const file = await latest(`${version} ${format} ${code}`, async () =>
          Buffer.from(sharedModel(code, list, format).buffer),
        );
        // Express adds the ETag, from the bytes.
        response.set('cache-control', CACHED).type(MODEL_TYPES[format]).send(file);
      },
    });
  return [modelRoute('glb'), modelRoute('usdz')];
}
