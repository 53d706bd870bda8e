import { expect, it } from 'vitest';
import { estimated, quoteOf } from '#domain/testing/written-quotes';
import { agreementText } from './agreement-text';
import { canonicalQuote } from './canonical-quote';
import type { QuoteVersion } from './quote-version';

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
