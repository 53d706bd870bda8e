import { expect, it } from 'vitest';
import { typedAmount } from './format-amount';

it('reads empty and non-numeric input as 0', () => {
  expect(['', 'e', '12.', '12.5'].map((text) => typedAmount(text, true))).toEqual([0, 0, 12, 12.5]);
});

it('does not offer an option that was typed and emptied again', () => {
  expect([typedAmount('4200', false), typedAmount('', false)]).toEqual([4200, undefined]);
  expect(typedAmount('0', false)).toBe(0);
});
