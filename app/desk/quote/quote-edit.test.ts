import { describe, expect, it } from 'vitest';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { checked, editOf, estimateIn, lineKey, newLine, type QuoteEdit } from './quote-edit';

const ESTIMATE: WrittenQuote = {
  design: null,
  lines: [
    {
      id: 'shell',
      words: 'Garden Room, 4 m × 4 m',
      pence: 2_715_000,
      origin: 'estimate',
      estimatePence: 2_715_000,
      estimateWords: 'Garden Room, 4 m × 4 m',
      removed: false,
      reason: '',
    },
  ],
  terms: {
    validDays: 30,
    stages: [
      { words: 'In advance', percent: 25 },
      { words: 'On completion', percent: 75 },
    ],
    notIncluded: ['Planning fees'],
    conditions: [],
  },
};

const begun = () => editOf(ESTIMATE);
const withLines = (...lines: QuoteEdit['lines']): QuoteEdit => ({
  ...begun(),
  lines: [...begun().lines, ...lines],
});

describe('what is typed into a quote', () => {
  it('is the content it began as while nothing is changed', () => {
    expect(checked(begun()).content).toEqual(ESTIMATE);
  });

  it('takes a discount as what is taken off', () => {
    const line = { ...newLine('d', 'discount'), words: 'Autumn', amount: '500', reason: 'Offer' };
    expect(checked(withLines(line)).content?.lines[1]?.pence).toBe(-50_000);
  });

  it('works a discount in per cent out again when another line changes', () => {
    const line = { ...newLine('d', 'discount'), words: 'Autumn', percent: '2.5', reason: 'Offer' };
    const edit = withLines(line);
    // 2.5 % of £27,150.00 is £678.75.
    expect(checked(edit).content?.lines[1]?.pence).toBe(-67_875);
    const lines = edit.lines.map((one) =>
      one.id === 'shell' ? { ...one, amount: '40000', reason: 'So' } : one,
    );
    // Of £40,000.00 it is £1,000.00.
    expect(checked({ ...edit, lines }).content?.lines[1]?.pence).toBe(-100_000);
  });

  it('says at which field of which line something is missing', () => {
    const { content, errors } = checked(withLines(newLine('new', 'added')));
    expect(content).toBeNull();
    expect(errors.get(lineKey('new', 'words'))).toBe('Write what the line is');
    expect(errors.get(lineKey('new', 'amount'))).toBe('Enter an amount like 1,250.00');
  });

  it('asks for the reason of a line that differs', () => {
    const edit = begun();
    const lines = edit.lines.map((line) => ({ ...line, amount: '27,151' }));
    const { errors } = checked({ ...edit, lines });
    expect(errors.get(lineKey('shell', 'reason'))).toBe(
      'Write the reason why this line differs from the estimate',
    );
  });

  it('counts an amount that cannot be read as nothing, and the rest', () => {
    const { sums } = checked(withLines({ ...newLine('new', 'added'), amount: '12 or so' }));
    expect(quoteTotals(sums).total).toBe(2_715_000);
  });

  it('says when the payment stages do not add up', () => {
    const edit = begun();
    const stages = edit.terms.stages.map((stage) => ({ ...stage, percent: '40' }));
    const { errors } = checked({ ...edit, terms: { ...edit.terms, stages } });
    expect(errors.get('terms.stages')).toBe(
      'Let the payment stages add up to 100 %: they come to 80 %',
    );
  });
});

it('finds the estimate in a content again, whatever was changed', () => {
  const [line] = ESTIMATE.lines;
  if (line === undefined) throw new Error('The estimate has a line');
  const later: WrittenQuote = {
    ...ESTIMATE,
    lines: [
      { ...line, pence: 1, words: 'Less', removed: true, reason: 'So' },
      { ...line, id: 'x', origin: 'added', estimatePence: null, estimateWords: null },
    ],
  };
  expect(estimateIn(later)).toEqual(ESTIMATE);
});
