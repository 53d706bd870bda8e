import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHashedAsset, keepPreviousBuild, previousAsset } from './previous-build';
import { MemoryCaches } from '#app/sw/testing/cache-storage';

const ORIGIN = 'https://example.com';
const inThisBuild = new Set([`${ORIGIN}/assets/new.js`, `${ORIGIN}/assets/same.js`]);

vi.mock('#app/sw/precache', () => ({
  PRECACHE: 'precache',
  precache: { getPrecacheKeyForUrl: (url: string) => (inThisBuild.has(url) ? url : undefined) },
}));

let storage: MemoryCaches;

beforeEach(() => {
  storage = new MemoryCaches(ORIGIN);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

const fill = async (name: string, paths: string[]) => {
  const cache = await storage.open(name);
  for (const path of paths) await cache.put(new Request(ORIGIN + path), new Response(path));
};
const paths = async (name: string) =>
  (await (await storage.open(name)).keys()).map(({ url }) => new URL(url).pathname);

const ask = async (path: string) =>
  (await previousAsset({ request: new Request(ORIGIN + path) } as never)).text();

describe('previous build', () => {
  it('keeps the hashed files missing from this build, and nothing older', async () => {
    await fill('previous-build', ['/assets/oldest.js']);
    await fill('precache', ['/index.html', '/assets/old.js', '/assets/same.js', '/assets/new.js']);
    await keepPreviousBuild();
    expect(await paths('previous-build')).toEqual(['/assets/old.js']);
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
