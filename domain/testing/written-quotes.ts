import fc from 'fast-check';
import { onOneLine, isSeen } from '#domain/text/plain-text';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { withDiscountsWorkedOut } from '#domain/order/quote/discounts';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { starterTerms } from '#domain/order/quote/starter-terms';

/** A line as the estimate had it. */
export function estimated(id: string, pence: number, changes: Partial<QuoteLine> = {}): QuoteLine {
  const own = { words: `Line ${id}`, pence };
  return {
    id,
    ...own,
    origin: 'estimate',
    estimatePence: own.pence,
    estimateWords: own.words,
    removed: false,
    reason: '',
    ...changes,
  };
}

/** A line of the visit. */
export function added(id: string, pence: number): QuoteLine {
  return {
    ...estimated(id, pence),
    origin: 'added',
    estimatePence: null,
    estimateWords: null,
    reason: 'The visit showed it',
  };
}

/** A discount of some pence, or of some per cent, which are still to be worked out. */
export function discount(
  id: string,
  off: { pence: number } | { percent: number; pence?: number },
): QuoteLine {
  return { ...added(id, 0), origin: 'discount', reason: 'Ordered in winter', pence: 0, ...off };
}

/** Under the terms that a new quote begins with. */
export function quoteOf(lines: QuoteLine[], percents: readonly number[] = [25, 75]): WrittenQuote {
  const stages = percents.map((percent, index) => ({ words: `Stage ${index + 1}`, percent }));
  return { design: null, lines, terms: { ...starterTerms(STARTER_FACTS), stages } };
}

const pence = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 100_000_000 }),
);

/** Whole, with halves and with hundredths. */
const percent = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2),
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
);

/** A discount; a fixed one is a share of the lines, given when those are known. */
const off = fc.oneof(
  percent.map((percent) => ({ percent, share: 0 })),
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({ percent: undefined, share })),
);

const percents = fc
  .array(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((cuts) => [...new Set(cuts)].toSorted((one, other) => one - other))
  .map((cuts) => [...cuts, 100].map((cut, index) => cut - (cuts[index - 1] ?? 0)));

/**
 * Written quotes that keep every rule: lines of the estimate, some changed or removed, added ones,
 * discounts as far as there is something to take off.
 *
 * @param words for all that is written in them
 */
export function writtenQuotes(words: fc.Arbitrary<string>): fc.Arbitrary<WrittenQuote> {
  const line = fc.record({ pence, now: fc.option(pence), isRemoved: fc.boolean(), words });
  const own = line.map(({ pence, now, isRemoved, words }): QuoteLine => {
    const reason = now === null && !isRemoved ? '' : words;
    const was = { words, estimateWords: words, estimatePence: pence };
    return estimated('own', pence, { ...was, pence: now ?? pence, removed: isRemoved, reason });
  });
  return fc
    .record({
      own: fc.array(own, { minLength: 1, maxLength: 12 }),
      more: fc.array(fc.record({ pence, words }), { maxLength: 4 }),
      offs: fc.array(off, { maxLength: 3 }),
      percents,
      words,
      texts: fc.array(words, { maxLength: 4 }),
      validDays: fc.integer({ min: 1, max: 365 }),
      design: fc.constantFrom(null, '1.g.4x4.010.sfpc..0a1b2c3'),
    })
    .map(({ own, more, offs, percents, words, texts, validDays, design }) => {
      const kept = [
        ...own.map((line, index) => ({ ...line, id: `own-${index}` })),
        ...more.map(({ pence, words }, index) => ({ ...added(`more-${index}`, pence), words })),
      ];
      return {
        design,
        lines: takenOff(kept, offs, words),
        terms: {
          validDays,
          stages: percents.map((percent) => ({ words, percent })),
          notIncluded: texts,
          conditions: texts,
        },
      };
    });
}

/** Discounts one after another, as long as the total stays at £0 or more. */
function takenOff(
  kept: QuoteLine[],
  offs: readonly { percent: number | undefined; share: number }[],
  words: string,
): QuoteLine[] {
  const before = sumOf(kept);
  let lines = kept;
  for (const [index, { percent, share }] of offs.entries()) {
    const id = `off-${index}`;
    const line =
      percent === undefined
        ? discount(id, { pence: -Math.max(1, Math.min(100_000_000, Math.floor(before * share))) })
        : discount(id, { percent });
    const next = withDiscountsWorkedOut([...lines, { ...line, words, reason: words }]);
    if (sumOf(next) >= 0 && next.every(({ pence }) => pence >= -100_000_000)) lines = next;
  }
  return lines;
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { removed, pence }) => (removed ? sum : sum + pence), 0);
}

/** Words as an administrator might paste them, as the schema leaves them. */
export function hostileWords(corpus: readonly string[]): fc.Arbitrary<string> {
  return fc
    .oneof(fc.constantFrom(...corpus), fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map((text) => onOneLine(text).slice(0, 150).trim())
    .filter(isSeen);
}
