import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenQuotes, hostileWords } from '#domain/testing/written-quotes';
import {
  canonicalJson,
  canonicalQuote,
  quoteVersionSchema,
  type QuoteVersion,
} from './quote-version';
import { compareQuotes } from './compare-quotes';
import type { WrittenQuote } from './written-quote';
import { quoteTotals } from './quote-totals';

/**
 * Quotes tried. They cost little: `npm run test:designs` tries ten with each of its properties for every
 * room, 100,000 in all.
 */
const numRuns = 10 * Number(process.env['RUNS'] ?? 100);

const HOSTILE = [
  '<script>window.hacked = true</script>',
  'Test\r\nBcc: other@example.com',
  '\u202egpj.exe',
  '"},"pence":0,"x":{"',
  '__proto__',
  '=HYPERLINK("http://evil.example","click")',
  '\ud800 alone',
  '👩‍👩‍👧 花园 café',
];

const plain = writtenQuotes(fc.constant('As agreed'));
const hostile = writtenQuotes(hostileWords(HOSTILE));

describe('for any written quote', { timeout: 300_000 }, () => {
  it('lines, discounts and VAT add up to the total in pence', () => {
    fc.assert(
      fc.property(plain, (quote) => {
        const { before, discounts, total, net, vat } = quoteTotals(quote);
        const kept = quote.lines.filter(({ removed }) => !removed);
        const exact = kept.reduce((sum, { pence }) => sum + BigInt(pence), 0n);
        expect(BigInt(total)).toBe(exact);
        expect(before + discounts).toBe(total);
        expect(net + vat).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(discounts).toBeLessThanOrEqual(0);
        // VAT is 20 % of the net price, as near as whole pence allow; 1.2 net = total.
        const off = 120n * BigInt(vat) - 20n * exact;
        expect(off > -60n && off <= 60n).toBe(true);
      }),
      { numRuns },
    );
  });

  it('the payment stages add up to the total, each within a penny of its share', () => {
    fc.assert(
      fc.property(plain, (quote) => {
        const { total, stages } = quoteTotals(quote);
        expect(stages.reduce((sum, { pence }) => sum + pence, 0)).toBe(total);
        expect(stages.every(({ pence }) => Number.isSafeInteger(pence))).toBe(true);
        const off = stages.map(({ percent, pence }) => Math.abs(pence * 100 - total * percent));
        expect(Math.max(...off)).toBeLessThan(100);
      }),
      { numRuns },
    );
  });

  it('a discount in per cent is its share, to half a penny', () => {
    fc.assert(
      fc.property(plain, (quote) => {
        const { before } = quoteTotals(quote);
        for (const { percent, pence } of quote.lines) {
          if (percent === undefined) continue;
          const off = -pence * 10_000 - before * Math.round(percent * 100);
          expect(off > -5000 && off <= 5000).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('what is written, read and checked is the same as before', () => {
    fc.assert(
      fc.property(hostile, (quote) => {
        const version = versionOf(quote);
        const read: unknown = JSON.parse(JSON.stringify(version));
        expect(quoteVersionSchema.parse(read)).toStrictEqual(withoutUndefined(version));
      }),
      { numRuns: numRuns / 10 },
    );
  });

  it('nothing differs from itself, and any changed leaf of what is kept is told', () => {
    fc.assert(
      fc.property(hostile, fc.nat(), (quote, which) => {
        expect(isToldApart(quote, structuredClone(quote))).toBe(false);
        const changed = withOneChange(quote, which);
        if (canonicalJson(kept(quote)) === canonicalJson(kept(changed))) return;
        expect(isToldApart(quote, changed)).toBe(true);
      }),
      { numRuns: numRuns / 10 },
    );
  });

  it('any change of any leaf changes the text of a version', () => {
    fc.assert(
      fc.property(hostile, fc.nat(), (content, which) => {
        const version = versionOf(content);
        expect(canonicalQuote(withOneChange(version, which))).not.toBe(canonicalQuote(version));
      }),
      { numRuns: numRuns / 10 },
    );
  });

  it('the order of keys changes nothing in the text of a version, and it is JSON', () => {
    fc.assert(
      fc.property(hostile, (content) => {
        const version = versionOf(content);
        const text = canonicalQuote(version);
        expect(canonicalQuote(backwards(version))).toBe(text);
        expect(JSON.parse(text)).toStrictEqual(withoutUndefined(version));
      }),
      { numRuns: numRuns / 10 },
    );
  });
});

function isToldApart(one: WrittenQuote, other: WrittenQuote): boolean {
  const { lines, isReordered, terms, design } = compareQuotes(one, other);
  return isReordered || JSON.stringify({ lines, terms, design }) !== '{"lines":[],"terms":{}}';
}

/** Without the lines that are only mentioned. */
function kept({ lines, ...rest }: WrittenQuote): WrittenQuote {
  return { ...rest, lines: lines.filter(({ removed }) => !removed) };
}

function versionOf(content: WrittenQuote): QuoteVersion {
  return {
    requestReference: 'MGR-7K4Q-2D',
    version: 2,
    sentAt: '2026-11-24T09:30:00.000Z',
    validUntil: '2026-12-24',
    content,
  };
}

function withoutUndefined<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** The same with one leaf, or the length of one list, changed. */
function withOneChange<Value>(value: Value, which: number): Value {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  places[which % places.length]?.();
  return copy;
}

/** One change for every leaf; the places are those of plain JSON. */
function placesIn(value: unknown): (() => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, leaf]: [string, unknown]) => {
    if (typeof leaf === 'object' && leaf !== null) return placesIn(leaf);
    return [() => Object.assign(value, { [key]: otherThan(leaf) })];
  });
}

function otherThan(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  return leaf === null ? 'x' : `${String(leaf)}x`;
}

/** The same with the keys of every object the other way round. */
function backwards<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toReversed())
      : part,
  );
}
