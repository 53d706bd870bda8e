import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { forgetDays, readKeptDays } from '#app/offline/desk/kept-days';
import { isoDay } from '#domain/text/dates';

/** The days of visits on this device. */
export const keptDaysQuery = queryOptions({
  queryKey: ['desk', 'days'],
  queryFn: () => readKeptDays(isoDay(new Date())),
  staleTime: 0,
});

/** Removes every day and the page from this device, when nobody is signed in on it any more. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetDays(), forgetPage()]);
}

/** Also the service worker's: see app/sw/desk-page.ts. */
const CACHE = 'desk';
const PAGE = '/admin/visits';

/** Keeps the page of visits and the program of the desk, so that they open without a signal. Nothing of a request is in it. */
export async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const list = await fetch('/admin/files.json', { cache: 'no-store' });
  const files = z.parse(z.array(z.string()), await list.json());
  await cache.add(new Request(PAGE, { cache: 'no-store' }));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) if (!kept.has(file)) await cache.add(file);
  for (const path of kept) if (path !== PAGE && !files.includes(path)) await cache.delete(path);
}

/** Whether this browser can open a page without a signal at all. */
export function canOpenOffline(): boolean {
  return 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);
}

async function forgetPage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
