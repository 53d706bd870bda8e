import { describe, expect, it } from 'vitest';
import { columnsFor, columnsText } from './kept-columns';

const rows = [
  ['Date', 'Details', 'Amount'],
  ['27/11/2026', 'LEE', '1.00'],
];
const chosen = { date: 0, amount: 2, text: [0, 1] };

describe('the columns of a statement', () => {
  it('are those that were chosen for the same bank last, without a word of a payment', () => {
    const kept = columnsText(rows, chosen);
    expect(columnsFor([['Date', 'Details', 'Amount'], ['28/11/2026', 'SHAW', '2.00']], kept)).toEqual(chosen); // oxfmt-ignore
    expect(kept).not.toContain('LEE');
    expect(columnsText(rows.slice(1), chosen)).not.toContain('LEE');
  });

  it.each([null, 'x', '{}', '{"head":"Date|Details|Amount","columns":{"date":-1}}'])(
    'are guessed where nothing of use is kept: %s',
    (kept) => {
      expect(columnsFor(rows, kept)).toEqual({ date: 0, amount: 2, text: [1] });
    },
  );
});
