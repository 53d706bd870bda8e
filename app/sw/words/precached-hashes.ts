import { HASH_HEADER } from '#domain/site/content/pages/device-files';
import { PRECACHE, precache } from '#app/sw/precache';
import { isHashedAsset } from '#app/sw/updates/previous-build';

/** Of what a page or document says; null for the build's own. */
export type Hash = string | null;

/** What is in this build's precache but for hashed files, by path: it has what the server sent at the install. */
export async function precachedHashes(): Promise<Map<string, Hash>> {
  const files = await caches.open(PRECACHE);
  const hashes = new Map<string, Hash>();
  for (const key of await files.keys()) {
    const url = new URL(key.url);
    // Until the worker of another build takes over, its files are in the same cache.
    if (isHashedAsset(url) || precache.getPrecacheKeyForUrl(url.pathname) !== key.url) continue;
    const copy = await files.match(key);
    hashes.set(url.pathname, copy?.headers.get(HASH_HEADER) ?? null);
  }
  return hashes;
}
