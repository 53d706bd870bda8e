import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { loadPricingCopy } from '#app/offline/copies/pricing-copy';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { PRICING_SYNC, renewPricing } from './renew-pricing';

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

function answerWithVersion(version: number) {
  const headers = { 'x-pricing-version': String(version) };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(starterPricing), { headers }));
}

function refuse(): Promise<void> {
  return Promise.reject(new DOMException('', 'NotAllowedError'));
}

describe('renewPricing', () => {
  it('replaces the stored prices with the newest', async () => {
    answerWithVersion(1);
    await renewPricing({});
    answerWithVersion(2);
    await renewPricing({});
    expect(await loadPricingCopy()).toMatchObject({ version: 2 });
  });

  it('asks to be woken when offline, and keeps the existing prices', async () => {
    answerWithVersion(1);
    await renewPricing({});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const register = vi.fn<(tag: string) => Promise<void>>(() => Promise.resolve());
    await renewPricing({ sync: { register } });
    expect(register).toHaveBeenCalledWith(PRICING_SYNC);
    expect(await loadPricingCopy()).toMatchObject({ version: 1 });
  });

  it('does without where the browser cannot wake it, or the visitor has blocked it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(renewPricing({})).resolves.toBeUndefined();
    await expect(renewPricing({ sync: { register: refuse } })).resolves.toBeUndefined();
  });
});
