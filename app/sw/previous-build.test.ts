import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHashedAsset, keepPreviousBuild, previousAsset } from './previous-build';

const ORIGIN = 'https://example.com';
const inThisBuild = new Set([`${ORIGIN}/assets/new.js`, `${ORIGIN}/assets/same.js`]);

vi.mock('workbox-core', () => ({ cacheNames: { precache: 'precache' } }));
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => (inThisBuild.has(url) ? url : undefined),
}));

/** The parts of CacheStorage used here. */
function aCacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => cache.get(url),
      put: async ({ url }: Request, response: Response) => void cache.set(url, response),
    };
  };
  const match = async ({ url }: Request) =>
    [...all.values()].map((cache) => cache.get(url)).find((response) => response !== undefined);
  return { all, open, match, delete: async (name: string) => all.delete(name) };
}

let storage: ReturnType<typeof aCacheStorage>;

beforeEach(() => {
  storage = aCacheStorage();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

const fill = async (name: string, paths: string[]) => {
  const cache = await storage.open(name);
  for (const path of paths) await cache.put(new Request(ORIGIN + path), new Response(path));
};
const paths = (name: string) =>
  [...(storage.all.get(name) ?? new Map()).keys()].map((url: string) => new URL(url).pathname);

const ask = async (path: string) =>
  (await previousAsset({ request: new Request(ORIGIN + path) } as never)).text();

describe('previous build', () => {
  it('keeps the hashed files missing from this build, and nothing older', async () => {
    await fill('previous-build', ['/assets/oldest.js']);
    await fill('precache', ['/index.html', '/assets/old.js', '/assets/same.js', '/assets/new.js']);
    await keepPreviousBuild();
    expect(paths('previous-build')).toEqual(['/assets/old.js']);
  });

  it('serves an old tab from there, and asks the server for anything older', async () => {
    await fill('previous-build', ['/assets/old.js']);
    vi.stubGlobal('fetch', async () => new Response('from the server'));
    expect(await ask('/assets/old.js')).toBe('/assets/old.js');
    expect(await ask('/assets/oldest.js')).toBe('from the server');
  });

  it.each([
    ['/assets/old.js', true],
    ['/index.html', false],
    ['/uploads/assets/a.jpg', false],
    ['https://elsewhere.example/assets/a.js', false],
  ])('treats %s as a hashed file: %s', (address, expected) => {
    expect(isHashedAsset(new URL(address, ORIGIN))).toBe(expected);
  });
});
