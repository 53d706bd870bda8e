import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PricingSnapshot } from '#domain/order/contracts/pricing-snapshot';
import { starterPricing } from '#domain/design/pricing/starter';
import { loadPricing, type PricingSources } from './load-pricing';

const version = (number: number): PricingSnapshot => ({ version: number, pricing: starterPricing });

function sources(overrides: Partial<PricingSources> = {}) {
  return {
    network: async () => version(3),
    readCopy: async () => version(2),
    saveCopy: vi.fn<PricingSources['saveCopy']>(async () => undefined),
    shown: (): PricingSnapshot | undefined => undefined,
    onOlder: vi.fn<() => void>(),
    onLate: vi.fn<PricingSources['onLate']>(),
    ...overrides,
  };
}

const after = (ms: number, snapshot: PricingSnapshot) => () =>
  new Promise<PricingSnapshot>((resolve) => setTimeout(() => resolve(snapshot), ms));
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('loadPricing', () => {
  it('takes the network and keeps a copy of it', async () => {
    const all = sources();
    expect(await loadPricing(all)).toEqual(version(3));
    expect(all.saveCopy).toHaveBeenCalledExactlyOnceWith(version(3));
    expect(all.onOlder).not.toHaveBeenCalled();
  });

  it('does without the copy where it cannot be kept', async () => {
    const all = sources({ saveCopy: async () => Promise.reject(new Error('full')) });
    expect(await loadPricing(all)).toEqual(version(3));
  });

  it('takes the copy at once without a connection, and says so', async () => {
    const all = sources({ network: noNetwork });
    expect(await loadPricing(all)).toEqual(version(2));
    expect(all.onOlder).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the copy', 2, 1, 2],
    ['what is on the screen', 1, 2, 2],
  ])('prefers %s when it is the newer', async (_what, copy, shown, expected) => {
    const all = sources({
      network: noNetwork,
      readCopy: async () => version(copy),
      shown: () => version(shown),
    });
    expect(await loadPricing(all)).toEqual(version(expected));
  });

  it('waits 3 s for a slow network, then takes the copy and hands the answer on later', async () => {
    const all = sources({ network: after(5000, version(3)) });
    const settled = vi.fn<(snapshot: PricingSnapshot) => void>();
    void loadPricing(all).then(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(version(2));
    await vi.advanceTimersByTimeAsync(2001);
    expect(all.onLate).toHaveBeenCalledExactlyOnceWith(version(3));
  });

  it('prefers an answer that comes while the copy is being read', async () => {
    const all = sources({ network: after(3100, version(3)), readCopy: after(500, version(2)) });
    const loading = loadPricing(all);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loading).toEqual(version(3));
    expect(all.onLate).not.toHaveBeenCalled();
  });

  it('gives a slow network all its time when there is nothing older', async () => {
    const all = sources({ network: after(60_000, version(3)), readCopy: async () => null });
    const loading = loadPricing(all);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await loading).toEqual(version(3));
  });

  it.each([
    ['there is none', async () => null],
    ['it cannot be read', async () => Promise.reject(new Error('no IndexedDB'))],
  ])("fails with the network's error when of older prices %s", async (_what, readCopy) => {
    const all = sources({ network: noNetwork, readCopy });
    await expect(loadPricing(all)).rejects.toThrow('Failed to fetch');
  });
});
