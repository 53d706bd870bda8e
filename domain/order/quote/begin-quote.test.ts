import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import * as z from 'zod/mini';
import { emptyDraft } from '#domain/design/draft/draft';
import { price } from '#domain/design/pricing/price';
import { shareCode } from '#domain/design/sharing/share-code';
import { pricedChoices, pricingDocument } from '#domain/testing/arbitraries';
import { added, discount, estimated } from '#domain/testing/written-quotes';
import { accountsFor, beginQuote } from './begin-quote';
import { writtenQuoteSchema } from './written-quote';
import { quoteTotals } from './quote-totals';
import { starterTerms } from './starter-terms';

it('begins as the estimate, line by line, in pence', () => {
  const lines = [
    { id: 'shell', label: 'Shell, 4\u00a0m × 4\u00a0m', detail: 'Garden Office, ×\u00a01.1', amount: 29_865 }, // oxfmt-ignore
    { id: 'cladding', label: 'Standard timber cladding', amount: 0, included: true as const },
    { id: 'rounding', label: 'Rounding', amount: -0.3 },
  ];
  const quote = beginQuote(lines, starterTerms(STARTER_FACTS), null);
  expect(quote.lines[0]).toEqual({
    id: 'shell',
    words: 'Shell, 4\u00a0m × 4\u00a0m (Garden Office, ×\u00a01.1)',
    pence: 2_986_500,
    origin: 'estimate',
    estimatePence: 2_986_500,
    estimateWords: 'Shell, 4\u00a0m × 4\u00a0m (Garden Office, ×\u00a01.1)',
    removed: false,
    reason: '',
  });
  expect(quote.lines.map(({ pence }) => pence)).toEqual([2_986_500, 0, -30]);
  expect(quote.terms).toEqual(starterTerms(STARTER_FACTS));
});

it('says on one line what an old price list called by several, and by more than a line can hold', () => {
  const lines = [
    { id: 'shell', label: `${'Shell, '.repeat(60)}`, amount: 1 },
    { id: 'door', label: 'A door\u202e\nof oak', amount: 1 },
  ];
  const [shell, door] = beginQuote(lines, starterTerms(STARTER_FACTS), null).lines;
  expect(shell?.words).toHaveLength(200);
  expect(shell?.words.endsWith('She…')).toBe(true);
  expect(door?.words).toBe('A door of oak');
});

describe('a quote accounts for the estimate', () => {
  const lines = [
    { id: 'shell', label: 'Shell', amount: 30_000 },
    { id: 'door', label: '1 door', amount: 850 },
  ];
  const { lines: own } = beginQuote(lines, starterTerms(STARTER_FACTS), null);
  const changed = own.map((line) => ({ ...line, words: 'Oak', pence: 1, reason: 'r' }));
  const removed = own.map((line) => ({ ...line, removed: true, reason: 'r' }));

  it.each([
    ['as it begins', own],
    ['in another order', own.toReversed()],
    ['with lines changed', changed],
    ['with lines removed', removed],
    ['with more lines', [...own, added('cable', 1), discount('off', { pence: -1 })]],
  ])('%s', (_how, claimed) => {
    expect(accountsFor(lines, { lines: claimed })).toBe(true);
  });

  it.each([
    ['without one of its lines', own.slice(1)],
    ['with another of its own making', [...own, estimated('cable', 1)]],
    ['with another amount in it', own.map((line) => ({ ...line, estimatePence: 1 }))],
    ['with other words in it', own.map((line) => ({ ...line, estimateWords: 'Oak' }))],
    ['with one line twice and another missing', [own[0], own[0]].flatMap((line) => line ?? [])],
  ])('not %s', (_how, claimed) => {
    expect(accountsFor(lines, { lines: claimed })).toBe(false);
  });
});

it('is a quote as it stands for any room, at exactly its estimate', () => {
  fc.assert(
    fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
      const { lines, total } = price(choices, pricing);
      fc.pre(lines.every(({ amount }) => amount <= 1_000_000));
      const quote = beginQuote(
        lines,
        starterTerms(STARTER_FACTS),
        shareCode({ ...emptyDraft, ...choices }),
      );
      expect(z.parse(writtenQuoteSchema, quote)).toStrictEqual(quote);
      expect(quoteTotals(quote).total).toBe(total * 100);
      expect(accountsFor(lines, quote)).toBe(true);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 200) },
  );
});
