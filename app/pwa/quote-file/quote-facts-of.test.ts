import { describe, expect, it } from 'vitest';
import { ENTRY_SCHEMA, type QuoteEntry } from '#app/offline/outbox/outbox-entry';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import { starterPricing } from '#domain/design/pricing/starter';
import { quoteFactsOf } from './quote-facts-of';

const ID = '3f6c1a52-0000-4000-8000-000000000001';
const LIVE: Pricing = { status: 'live', pricing: starterPricing, version: 3 };

const summary: QuoteEntry['summary'] = {
  roomType: 'garden-room',
  shellSizeId: '4x4',
  windows: 1,
  doors: 1,
  features: [],
  finishes: { cladding: 'cedar' },
  // 27,150 shell + 450 window + 850 door + 2,500 cedar
  estimatedPrice: 30_950,
  pricingVersion: 3,
};

function waiting(changes: Partial<typeof summary> = {}): QuoteEntry {
  const common = {
    schema: ENTRY_SCHEMA,
    id: ID,
    createdAt: 0,
    attempts: 0,
    nextAttemptAt: 0,
  } as const;
  const asked = { ...summary, ...changes };
  const contact = { name: 'Test Person', email: 'test.person@example.com', phone: '01632 960123' };
  return {
    ...common,
    kind: 'quote',
    state: 'waiting',
    summary: asked,
    request: { ...asked, ...contact },
  };
}

function received(serverPrice = 30_950, pricingVersion = 3): QuoteEntry {
  const common = {
    schema: ENTRY_SCHEMA,
    id: ID,
    createdAt: 0,
    attempts: 0,
    nextAttemptAt: 0,
  } as const;
  return {
    ...common,
    kind: 'quote',
    state: 'received',
    summary,
    receivedAt: 0,
    receipt: {
      id: ID,
      reference: 'MGR-7K4Q-2D',
      receivedAt: '2026-11-21T16:42:00.000Z',
      estimatedPrice: 30_950,
      serverPrice,
      pricingVersion,
    },
  };
}

describe('what the quote of a request says', () => {
  it('has what was said of the year with the request, before it is received and after', () => {
    const yearSaid = { north: 90, use: null };
    expect(quoteFactsOf(waiting({ yearSaid }), LIVE)?.said).toEqual(yearSaid);
    const kept = { ...received(), summary: { ...summary, yearSaid } };
    expect(quoteFactsOf(kept, LIVE)?.said).toEqual(yearSaid);
    expect(quoteFactsOf(received(), LIVE)?.said).toBeUndefined();
  });

  it('is what the builder showed, line by line, while it waits', () => {
    const facts = quoteFactsOf(waiting(), LIVE);
    expect(facts?.price.total).toBe(30_950);
    expect(facts?.price.lines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_950);
    expect(facts).toMatchObject({
      pricingVersion: 3,
      choices: { finishes: { roofing: 'standard-felt' } },
    });
    expect(facts?.reference).toBeUndefined();
    expect(JSON.stringify(facts)).not.toMatch(/Person|example\.com|960123/);
  });

  it('has its reference once it is received, and the price that our mail names', () => {
    expect(quoteFactsOf(received(), LIVE)).toMatchObject({
      reference: 'MGR-7K4Q-2D',
      price: { total: 30_950, lines: expect.any(Array) },
    });
    expect(quoteFactsOf(received(), LIVE)?.shownInBuilder).toBeUndefined();
    expect(quoteFactsOf(received(31_500, 4), LIVE)).toMatchObject({
      price: { total: 31_500, lines: null },
      shownInBuilder: 30_950,
      pricingVersion: 4,
    });
  });

  it.each([
    ['another price list has come since', waiting({ pricingVersion: 2 }), LIVE],
    ['there is no price list yet', waiting(), { status: 'loading', pricing: null }],
    ['the price list gives another total', waiting({ estimatedPrice: 1 }), LIVE],
  ] as const)('keeps its total and leaves its lines out when %s', (_case, entry, list) => {
    const facts = quoteFactsOf(entry, list);
    expect(facts?.price).toEqual({ lines: null, total: entry.summary.estimatedPrice });
  });

  it('names no price list when the constants stood in for it', () => {
    const guide: Pricing = { status: 'fallback', pricing: fallbackPricing };
    expect(
      quoteFactsOf(waiting({ pricingVersion: undefined }), guide)?.pricingVersion,
    ).toBeUndefined();
  });

  it('is nothing when its size is known no more', () => {
    expect(quoteFactsOf(waiting({ shellSizeId: 'gone' }), LIVE)).toBeNull();
  });
});
