import { expect, it } from 'vitest';
import { estimated, quoteOf } from '#domain/testing/written-quotes';
import {
  agreementText,
  canonicalQuote,
  type QuoteVersion,
  hasRunOut,
  validUntil,
} from './quote-version';

const content = quoteOf([estimated('shell', 3_531_550)], [100]);
const version: QuoteVersion = {
  requestReference: 'MGR-7K4Q-2D',
  version: 2,
  sentAt: '2026-11-24T09:30:00.000Z',
  validUntil: '2026-12-24',
  content: {
    ...content,
    terms: { ...content.terms, notIncluded: ['Paths'], conditions: ['“Fixed”, £ and 花'] },
  },
};

it('is written in one way for ever: acceptances on record depend on it', () => {
  expect(canonicalQuote(version)).toBe(
    '{"content":{"design":null,"lines":[{"estimatePence":3531550,"estimateWords":"Line shell","id":"shell","origin":"estimate","pence":3531550,"reason":"","removed":false,"words":"Line shell"}],"terms":{"conditions":["“Fixed”, £ and 花"],"notIncluded":["Paths"],"stages":[{"percent":100,"words":"Stage 1"}],"validDays":30}},"requestReference":"MGR-7K4Q-2D","sentAt":"2026-11-24T09:30:00.000Z","validUntil":"2026-12-24","version":2}',
  );
});

it('leaves out what is not part of a version, such as how it is stored', () => {
  const stored = { ...version, id: 'row-1', revision: 7 };
  expect(canonicalQuote(stored)).toBe(canonicalQuote(version));
});

it('is agreed to in plain words, with the total, the VAT in it and the last day', () => {
  // 35,315.50 / 6 = 5,885.9167
  expect(agreementText(version)).toBe(
    'I accept version 2 of the written quote MGR-7K4Q-2D, sent on 24 November 2026 and valid until 24 December 2026. The total is £35,315.50, of which £5,885.92 is VAT. I agree to its payment stages and its conditions, and to what it says is not included.',
  );
});

it('is agreed to without VAT where none is added, which is part of its exact text', () => {
  const without = { ...version, content: { ...version.content, vatRate: 0 } };
  expect(agreementText(without)).toContain('The total is £35,315.50, and no VAT is added. I agree');
  expect(canonicalQuote(without)).toContain(',"vatRate":0},"requestReference"');
});

it.each([
  // Half past midnight in Northampton, still the day before in UTC.
  ['2026-06-30T23:30:00Z', 30, '2026-07-31'],
  ['2026-11-24T09:30:00Z', 30, '2026-12-24'],
  ['2026-12-31T09:30:00Z', 365, '2027-12-31'],
  // Across the night when the clocks change.
  ['2026-10-24T22:30:00Z', 1, '2026-10-25'],
])('a quote sent at %s for %d days is valid until %s', (sent, days, last) => {
  expect(validUntil(new Date(sent), days)).toBe(last);
});

it('is valid to the last minute of its last day in Northampton', () => {
  expect(hasRunOut('2026-07-31', new Date('2026-07-31T22:59:59Z'))).toBe(false);
  expect(hasRunOut('2026-07-31', new Date('2026-07-31T23:00:00Z'))).toBe(true);
  expect(hasRunOut('2026-12-24', new Date('2026-12-24T23:59:59Z'))).toBe(false);
  expect(hasRunOut('2026-12-24', new Date('2026-12-25T00:00:00Z'))).toBe(true);
});
