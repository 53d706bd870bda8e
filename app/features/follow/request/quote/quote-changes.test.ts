import { describe, expect, it } from 'vitest';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { quoteChanges } from './quote-changes';

const line = (id: string, pence: number, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  words: id,
  pence,
  origin: 'added',
  estimatePence: null,
  estimateWords: null,
  removed: false,
  reason: '',
  ...changes,
});

const terms = {
  validDays: 30,
  stages: [{ words: 'On completion', percent: 100 }],
  notIncluded: [],
  conditions: [],
};
const quote = (...lines: QuoteLine[]): WrittenQuote => ({ design: null, lines, terms });

describe('what differs between two versions', () => {
  it('is said line by line, with amounts, reasons and the total', () => {
    const before = quote(line('Shell', 100_000), line('Ramp', 20_000));
    const now = quote(
      line('Shell', 110_000, { reason: 'Steel has become dearer' }),
      line('Screws', 5_050, { reason: 'The lawn falls.' }),
    );
    expect(quoteChanges(before, now)).toEqual([
      {
        what: 'Changed: Shell',
        detail: '£1,100.00, before £1,000.00. Steel has become dearer.',
      },
      { what: 'New: Screws', detail: '£50.50. The lawn falls.' },
      { what: 'Taken out: Ramp', detail: '£200.00.' },
      { what: 'The total', detail: '£1,150.50, before £1,200.00.' },
    ]);
  });

  it('names the terms that are others', () => {
    const before = quote(line('Shell', 1));
    const now = { ...before, terms: { ...terms, validDays: 14, conditions: ['Dry weather.'] } };
    expect(quoteChanges(before, now).map(({ what }) => what)).toEqual([
      'The conditions',
      'How long it is valid',
    ]);
  });

  it('is nothing between two of the same', () => {
    expect(quoteChanges(quote(line('Shell', 1)), quote(line('Shell', 1)))).toEqual([]);
  });
});
