import type { SerwistPlugin } from 'serwist';
import { NOT_FOUND_PATH } from '#domain/site/page-path';

/** Lets the not-found page into the precache, which else takes no answer with such a status. */
export const keepNotFound = {
  cacheWillUpdate: async ({ request, response }) =>
    response.ok || new URL(request.url).pathname === NOT_FOUND_PATH ? response : null,
} satisfies SerwistPlugin;
