import { expect, it } from 'vitest';
import { newEntry } from '#app/offline/outbox/new-entry';
import { aQuote } from '#app/offline/testing/quotes';
import { withCorrections } from './corrections';

const older = newEntry('quote', aQuote, 'older', 1);
const newer = newEntry('quote', aQuote, 'newer', 2);

it('shows the rows as they are while nothing is under correction', () => {
  expect(withCorrections([newer, older], [])).toEqual([newer, older]);
});

it('keeps one under correction whose row is gone, in its place among the others', () => {
  expect(withCorrections([newer], [older])).toEqual([newer, older]);
  expect(withCorrections([older], [newer])).toEqual([newer, older]);
});

it('keeps one under correction as it was when another tab sends it again', () => {
  expect(withCorrections([{ ...newer, state: 'sending' }, older], [newer])).toEqual([newer, older]);
});
