import { meshAddresses } from './garden/pieces';
import { textureAddresses } from './textures';

/** Also the service worker's: see app/sw/pictures/view-parts.ts. */
const CACHE = 'view';

/** Keeps the view's program and textures for visits without a signal, and drops those of earlier builds. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'caches' in globalThis) void keep();
}

async function keep(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const wanted = [import.meta.url, ...textureAddresses(), ...meshAddresses()].map(
      (address) => new URL(address, location.href).href,
    );
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    // One after another: the first that cannot be had ends it, and pages and presses are not held up.
    for (const url of wanted) if (!kept.has(url)) await cache.add(url);
    for (const url of kept) if (!wanted.includes(url)) await cache.delete(url);
  } catch {
    // No space, or no signal before all of it was there: the next visit tries again.
  }
}
