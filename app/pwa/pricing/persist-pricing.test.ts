import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { persistPricing } from './persist-pricing';
import { PRICING_KEY } from './pricing-key';
import { createQueryClient } from '#app/pwa/query-client';

const snapshot = (version: number) => ({ version, pricing: starterPricing });

function memory() {
  const items = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, storage };
}

/** One visit: the page starts, reads, and closes after the throttled write. */
async function visit(storage: Storage | null, during: (client: QueryClient) => void) {
  const client = createQueryClient();
  const stop = persistPricing(client, storage);
  during(client);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  client.clear();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('persistPricing', () => {
  it('shows the pricing of the last visit at once, and has it revalidated once', async () => {
    const { storage } = memory();
    await visit(storage, (client) => client.setQueryData(PRICING_KEY, snapshot(1)));
    await visit(storage, (client) => {
      expect(client.getQueryData(PRICING_KEY)).toEqual(snapshot(1));
      expect(client.getQueryState(PRICING_KEY)?.isInvalidated).toBe(true);
      client.setQueryData(PRICING_KEY, snapshot(2));
      expect(client.getQueryState(PRICING_KEY)?.isInvalidated).toBe(false);
    });
    await visit(storage, (client) => expect(client.getQueryData(PRICING_KEY)).toEqual(snapshot(2)));
  });

  it('keeps no other query: the outbox carries contact details', async () => {
    const { storage, items } = memory();
    await visit(storage, (client) => {
      client.setQueryData(['outbox'], [{ name: 'Test Homeowner' }]);
      client.setQueryData(PRICING_KEY, snapshot(1));
    });
    expect([...items.values()].join()).toContain('shellSizes');
    expect([...items.values()].join()).not.toContain('Test Homeowner');
  });

  it('does not put older pricing in the place of what this visit has fetched', async () => {
    const { storage } = memory();
    await visit(storage, (client) => client.setQueryData(PRICING_KEY, snapshot(1)));
    const client = createQueryClient();
    client.setQueryData(PRICING_KEY, snapshot(2), { updatedAt: Date.now() + 1 });
    persistPricing(client, storage)();
    expect(client.getQueryData(PRICING_KEY)).toEqual(snapshot(2));
  });

  it.each([
    ['is no JSON', () => 'nonsense'],
    ['has another buster', (text: string) => text.replace('pricing-1', 'pricing-0')],
    ['breaks the schema', (text: string) => text.replace('"shellSizes":[', '"shells":[')],
    ['is of another query', () => JSON.stringify({ buster: 'pricing-1', clientState: {} })],
  ])('forgets a copy that %s', async (_what, spoil) => {
    const { storage, items } = memory();
    await visit(storage, (client) => client.setQueryData(PRICING_KEY, snapshot(1)));
    for (const [key, text] of items) items.set(key, spoil(text));
    await visit(storage, (client) => expect(client.getQueryData(PRICING_KEY)).toBeUndefined());
  });

  it.each([
    ['is missing', null],
    [
      'throws',
      {
        ...memory().storage,
        getItem: () => {
          throw new DOMException('refused', 'SecurityError');
        },
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('does without a localStorage that %s', async (_what, storage) => {
    await visit(storage, (client) => client.setQueryData(PRICING_KEY, snapshot(1)));
    await visit(storage, (client) => expect(client.getQueryData(PRICING_KEY)).toBeUndefined());
  });
});
