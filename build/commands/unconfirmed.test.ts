import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/content/starter-facts';
import { unconfirmed } from './unconfirmed';

const words = (today: string) =>
  unconfirmed(new Date(today), STARTER_FACTS).map((question) => question.words);

it('lists every promise and starter that the company has not confirmed', () => {
  expect(words('2026-11-23')).toEqual([
    'call: within one working day',
    'visit: about a week later',
    'price: VAT and installation included',
    'details: Your details are used for this quote only',
    'when a room is paid, and for how long a detailed quote is valid',
    'how long a visit takes, the ways to the counties, and the notice',
  ]);
});

it('lists the next year while its bank holidays are missing', () => {
  expect(words('2027-12-31')).not.toContain('the bank holidays of 2028');
  expect(words('2028-01-01')).toContain('the bank holidays of 2029');
});
