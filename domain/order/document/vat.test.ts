import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatIn } from './vat';

describe('the VAT in a price', () => {
  // A sixth: 20 of 120 parts.
  it.each([
    [0, 0],
    [1, 0.17],
    [6, 1],
    [100, 16.67],
    [28_000, 4666.67],
    [35_315, 5885.83],
    [37_100, 6183.33],
    [12_000_000, 2_000_000],
  ])('of £%d is £%d', (amount, vat) => {
    expect(vatIn(amount, 20)).toBe(vat);
  });

  it.each([
    [17.5, 117.5, 17.5],
    [17.5, 37_100, 5525.53],
    [5, 105, 5],
    [0, 37_100, 0],
  ])('at %d %% of £%d is £%d', (rate, amount, vat) => {
    expect(vatIn(amount, rate)).toBe(vat);
  });

  it('is 20 % of what is left without it, to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const net = amount - vatIn(amount, 20);
        expect(Math.abs(net * 0.2 - vatIn(amount, 20))).toBeLessThanOrEqual(0.0061);
      }),
    );
  });
});
