import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberTyped, penceInField, penceTyped } from './typed-amounts';

it.each([
  ['1250', 125_000],
  ['£1,250.5', 125_050],
  [' 0.07 ', 7],
  ['12.', 1200],
  ['-0.30', -30],
  ['−1', -100],
  ['1.15', 115],
])('reads %j as %i pence', (text, pence) => {
  expect(penceTyped(text)).toBe(pence);
});

it.each(['', '.', '1.234', '1e3', 'ten', '--1', '1.2.3', '12345678901'])(
  'does not guess at %j',
  (text) => {
    expect(penceTyped(text)).toBeNaN();
  },
);

it('reads every amount back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (pence) => {
      expect(penceTyped(penceInField(pence))).toBe(pence);
    }),
  );
});

it.each([
  ['2.5', 2.5],
  ['30', 30],
])('reads %j as a number', (text, number) => expect(numberTyped(text)).toBe(number));

it.each(['', '2.555', '-1', '2,5'])('takes %j for no number', (text) =>
  expect(numberTyped(text)).toBeNaN(),
);
