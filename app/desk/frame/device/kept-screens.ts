import * as z from 'zod/mini';
import { forget, recall, remember } from '#app/pwa/local-memory';

/** Also the service worker's: see app/sw/desk-page.ts. */
const CACHE = 'desk';
/** The build whose pages are kept. */
const BUILD_KEY = 'desk-build';
/** When each screen was last here, by its path. */
const SEEN_KEY = 'desk-seen';

/**
 * Keeps the pages and the program of the desk, so that its screens open without a signal. Nothing of a request is in them
 * (decision 0116). Does nothing where they are kept already.
 *
 * @throws TypeError without a connection; the browser's own error when it has no space
 */
export async function keepScreens(): Promise<void> {
  if (!('caches' in globalThis) || !navigator.serviceWorker) return;
  // On a first visit the worker comes after the page.
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  // Whoever is short of space may have taken the cache away.
  if (recall(BUILD_KEY) === __BUILD_ID__ && (await cache.match('/admin')) !== undefined) return;
  const list = await fetch('/admin/files.json', { cache: 'no-store' });
  const files = z.parse(z.array(z.string()), await list.json());
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // A file's name says what is in it; a page has one name in every build.
  const missing = files.filter((file) => !file.startsWith('/assets/') || !kept.has(file));
  for (const file of missing) {
    await cache.add(new Request(file, file.startsWith('/assets/') ? {} : { cache: 'no-store' }));
  }
  for (const path of kept) if (!files.includes(path)) await cache.delete(path);
  remember(BUILD_KEY, __BUILD_ID__);
}

/** Whether this browser can open a page without a signal at all. */
export function canOpenOffline(): boolean {
  return 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);
}

/** Removes the screens, and when they were here. */
export async function forgetScreens(): Promise<void> {
  forget(BUILD_KEY);
  forget(SEEN_KEY);
  if ('caches' in globalThis) await caches.delete(CACHE);
}

/** Notes that a screen is here now, with a signal. */
export function noteScreen(path: string, now = new Date()): void {
  remember(SEEN_KEY, JSON.stringify({ ...seenScreens(), [path]: now.toISOString() }));
}

/** When the screen was last here, in ISO 8601; undefined for never. */
export function lastHere(path: string): string | undefined {
  return seenScreens()[path];
}

const seenSchema = z.record(z.string(), z.iso.datetime());

function seenScreens(): Readonly<Record<string, string>> {
  try {
    return z.parse(seenSchema, JSON.parse(recall(SEEN_KEY) ?? '{}'));
  } catch {
    // Of another version of the app, or of nobody's making.
    return {};
  }
}
