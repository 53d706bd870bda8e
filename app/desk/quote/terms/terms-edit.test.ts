import { expect, it } from 'vitest';
import { quoteTermsSchema, type QuoteTerms } from '#domain/order/quote/quote-terms';
import { termsEditOf, termsOf } from './terms-edit';

const DUES: QuoteTerms['stages'][number]['due'][] = [
  undefined,
  { when: 'acceptance' },
  { when: 'step', step: 'site' },
  { when: 'date', date: '2027-01-05' },
  { when: 'hand' },
];

const terms: QuoteTerms = {
  validDays: 30,
  stages: DUES.map((due) => ({ words: 'A share', percent: 20, ...(due && { due }) })),
  notIncluded: [],
  conditions: [],
};

it('when a stage is due goes through the form unchanged, and stays unsaid where it was', () => {
  const typed = termsOf(termsEditOf(terms));
  expect(typed).toStrictEqual(terms);
  expect(quoteTermsSchema.parse(typed)).toEqual(terms);
});

it('a stage that is due on a day wants the day', () => {
  const { stages, ...edit } = termsEditOf(terms);
  const typed = termsOf({ ...edit, stages: stages.map((one) => ({ ...one, date: '' })) });
  const { error } = quoteTermsSchema.safeParse(typed);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['stages.3.due.date', 'Give the day on which the payment stage is due'],
  ]);
});
