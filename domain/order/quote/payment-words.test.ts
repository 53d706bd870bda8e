import { expect, it } from 'vitest';
import { paymentWords } from './payment-words';

const line = {
  id: 'shell',
  words: 'Shell',
  pence: 3_950_000,
  origin: 'estimate',
  estimatePence: 3_950_000,
  estimateWords: 'Shell',
  removed: false,
  reason: '',
} as const;

const quoteIn = (...stages: { words: string; percent: number }[]) => ({
  lines: [line],
  terms: { validDays: 30, stages, notIncluded: [], conditions: [] },
});

it('says of each stage what is due and when, in the words of the terms', () => {
  const advance = { words: 'In advance, when you order', percent: 25 };
  // A quarter of £39,500 and the rest.
  expect(paymentWords(quoteIn(advance, { words: 'On completion', percent: 75 }))).toBe(
    'To pay: £9,875.00 in advance, when you order; £29,625.00 on completion. We ask for each in writing: nothing is paid on this page.',
  );
});

it('says it once where all is due at once, and leaves out what is nothing', () => {
  const none = { words: 'In advance', percent: 0 };
  expect(paymentWords(quoteIn(none, { words: 'On completion', percent: 100 }))).toBe(
    'To pay: £39,500.00 on completion. We ask for it in writing: nothing is paid on this page.',
  );
});
