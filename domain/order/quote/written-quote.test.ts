import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import * as z from 'zod/mini';
import { added, discount, estimated, quoteOf } from '#domain/testing/written-quotes';
import { writtenQuoteSchema, type WrittenQuote } from './written-quote';
import type { QuoteLine } from './quote-line';
import { starterTerms } from './starter-terms';

const shell = estimated('shell', 3_000_000);

/** Path and message of everything that is wrong. */
function faults(quote: unknown): string[] {
  const parsed = z.safeParse(writtenQuoteSchema, quote);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const withLine = (line: QuoteLine) => quoteOf([shell, line]);
const withTerms = (changes: object) => ({
  ...quoteOf([shell]),
  terms: { ...starterTerms(STARTER_FACTS), ...changes },
});

describe('a written quote', () => {
  it('may be the estimate, unchanged and without a reason', () => {
    expect(faults(quoteOf([shell, estimated('interior', 0), estimated('rounding', -30)]))).toEqual(
      [],
    );
  });

  it.each<[string, WrittenQuote, string]>([
    [
      'another amount',
      withLine(estimated('door', 85_000, { pence: 90_000 })),
      'lines.1.reason: Write the reason why this line differs from the estimate',
    ],
    [
      'other words at the same amount',
      withLine(estimated('cladding', 150_000, { words: 'Larch cladding' })),
      'lines.1.reason: Write the reason why this line differs from the estimate',
    ],
    [
      'a removed line',
      withLine(estimated('door', 85_000, { removed: true })),
      'lines.1.reason: Write the reason why this line is removed',
    ],
    [
      'an added line',
      withLine({ ...added('cable', 40_000), reason: ' \u200b ' }),
      'lines.1.reason: Write the reason why this line is added',
    ],
    [
      'a discount',
      withLine({ ...discount('off', { pence: -1 }), reason: '' }),
      'lines.1.reason: Write the reason why this discount is given',
    ],
  ])('wants a reason for %s', (_what, quote, fault) => {
    expect(faults(quote)).toEqual([fault]);
    const lines = quote.lines.map((line) => ({ ...line, reason: 'As we said in the garden' }));
    expect(faults({ ...quote, lines })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no lines', quoteOf([]), 'lines: Keep at least one line'],
    [
      '101 lines',
      quoteOf(Array.from({ length: 101 }, (_, index) => estimated(`${index}`, 1))),
      'lines: Use at most 100 lines',
    ],
    ['an id twice', quoteOf([shell, shell]), 'lines.1.id: Give each line its own id'],
    [
      'an id with a quotation mark',
      withLine(estimated('a"b', 1)),
      'lines.1.id: Give the line an id of 1 to 64 letters, digits or hyphens',
    ],
    [
      'no words',
      withLine({ ...added('x', 1), words: '\u202e' }),
      'lines.1.words: Write what the line is',
    ],
    [
      'long words',
      withLine({ ...added('x', 1), words: 'x'.repeat(201) }),
      'lines.1.words: Use at most 200 characters for what the line is',
    ],
    [
      'words on two lines',
      withLine({ ...added('x', 1), words: 'one\u2028two' }),
      'lines.1.words: Write what the line is on one line',
    ],
    [
      'a long reason',
      withLine({ ...added('x', 1), reason: 'x'.repeat(501) }),
      'lines.1.reason: Use at most 500 characters for the reason',
    ],
    ...[0.5, 100_000_001, -100_000_001, NaN, '5', null].map((pence): [string, unknown, string] => [
      `an amount of ${JSON.stringify(pence)} (${String(pence)})`,
      quoteOf([shell, Object.assign(added('x', 1), { pence })]),
      'lines.1.pence: Enter the amount of the line in whole pence, up to £1,000,000',
    ]),
    [
      'an added line below £0',
      withLine(added('x', -1)),
      'lines.1.pence: Enter an amount of £0 or more; what is taken off is a discount',
    ],
    [
      'a line of the estimate lowered below £0',
      withLine(estimated('x', 1, { pence: -1, reason: 'r' })),
      'lines.1.pence: Enter an amount of £0 or more; what is taken off is a discount',
    ],
    [
      'a discount that adds',
      withLine(discount('off', { pence: 1 })),
      'lines.1.pence: Enter the discount as an amount below £0',
    ],
    [
      'a discount of nothing',
      withLine(discount('off', { pence: 0 })),
      'lines.1.pence: Enter the discount as an amount below £0',
    ],
    ...[0, -1, 100.5, 0.001, 33.333].map((percent): [string, unknown, string] => [
      `a discount of ${percent} %`,
      withLine(discount('off', { percent, pence: -1 })),
      'lines.1.percent: Enter the discount in per cent: above 0, at most 100, with at most two decimals',
    ]),
    [
      'a discount other than its per cent',
      withLine(discount('off', { percent: 5, pence: -150_001 })),
      'lines.1.pence: Enter −£1,500.00 for this discount: that is 5 % of £30,000.00',
    ],
    [
      'a per cent of an added line',
      withLine({ ...added('x', 0), percent: 5 }),
      'lines.1.percent: Only a discount has a per cent',
    ],
    [
      'an added line marked as removed',
      withLine({ ...added('x', 1), removed: true }),
      'lines.1.removed: Only a line of the estimate can be marked as removed: delete this one',
    ],
    [
      'an added line with an amount in the estimate',
      withLine({ ...added('x', 1), estimatePence: 1 }),
      'lines.1.estimatePence: Only a line of the estimate has an amount in it',
    ],
    [
      'a line of the estimate without its amount there',
      withLine(estimated('x', 1, { estimatePence: null, reason: 'r' })),
      'lines.1.estimatePence: Give what the estimate had on this line',
    ],
    [
      'a line of the estimate without its words there',
      withLine(estimated('x', 1, { estimateWords: null, reason: 'r' })),
      'lines.1.estimateWords: Give what the estimate said on this line',
    ],
    [
      'discounts above what they are taken off',
      withLine(discount('off', { pence: -3_000_001 })),
      'lines: Take off at most £30,000.00, what the lines come to: the discounts are £30,000.01',
    ],
    [
      'lines that come to less than nothing',
      quoteOf([estimated('rounding', -30)]),
      'lines: Keep lines that come to £0 or more',
    ],
    [
      'a design with a space',
      { ...quoteOf([shell]), design: '1 g' },
      'design: Give the design as the code of its link',
    ],
    ...[0, 366, 1.5, '30'].map((validDays): [string, unknown, string] => [
      `${JSON.stringify(validDays)} days`,
      withTerms({ validDays }),
      'terms.validDays: Enter for how many days the quote is valid: 1 to 365',
    ]),
    ['no stages', withTerms({ stages: [] }), 'terms.stages: Give at least one payment stage'],
    [
      'stages of 99 %',
      quoteOf([shell], [25, 74]),
      'terms.stages: Let the payment stages add up to 100 %: they come to 99 %',
    ],
    [
      'eleven stages',
      quoteOf([shell], [90, ...Array.from({ length: 10 }, () => 1)]),
      'terms.stages: Give at most 10 payment stages',
    ],
    [
      'a stage with half a per cent',
      quoteOf([shell], [99.5, 0.5]),
      'terms.stages.0.percent: Enter the share of the payment stage in whole per cent: 1 to 100',
    ],
    [
      'an empty condition',
      withTerms({ conditions: [' '] }),
      'terms.conditions.0: Write the condition',
    ],
    [
      'an endless list',
      withTerms({ notIncluded: Array.from({ length: 31 }, () => 'x') }),
      'terms.notIncluded: Give at most 30 entries for what is not included',
    ],
    ['no object', 'text', ': Describe the written quote with its design, lines and terms'],
  ])('refuses %s', (_what, quote, fault) => {
    expect(faults(quote)).toContain(fault);
  });

  it('keeps text as people see it, drops unknown keys, and knows one kind of zero', () => {
    const messy = { ...added('x', -0), words: ' Trench\u202e ', note: 'mine' };
    const [, line] = writtenQuoteSchema.parse(withLine(messy)).lines;
    expect(line).toStrictEqual({ ...added('x', 0), words: 'Trench' });
  });
});
