import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { DATABASE_NAME } from '#app/offline/storage/database-name';
import { DATABASE_VERSION } from '#app/offline/storage/database-schema';
import { loadPricingCopy } from '#app/offline/copies/pricing-copy';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { installPricing } from './install-pricing';

beforeEach(async () => {
  await freshDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('installPricing', () => {
  it('stores the live pricing on the device', async () => {
    const headers = { 'x-pricing-version': '3' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(starterPricing), { headers }));
    await installPricing();
    expect(await loadPricingCopy()).toEqual({ version: 3, pricing: starterPricing });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves alone a database that pages of the previous version still use', async () => {
    const older = await openDB(DATABASE_NAME, DATABASE_VERSION - 1);
    const letGo = vi.fn<() => void>();
    older.addEventListener('versionchange', letGo);
    const fetching = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetching);
    await installPricing();
    expect(fetching).not.toHaveBeenCalled();
    expect(letGo).not.toHaveBeenCalled();
    older.close();
  });

  it('does not wait for ever for an unresponsive server', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    const installing = installPricing();
    installing.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(installing).rejects.toMatchObject({ name: 'AbortError' });
  });
});
