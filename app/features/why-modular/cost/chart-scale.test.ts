import { describe, expect, it } from 'vitest';
import { costRows } from '#app/content/why-modular/cost-comparison';
import { barLengths, chartWidth } from './chart-scale';

describe('the bars of the cost comparison', () => {
  it('are drawn to the dearest building of the table', () => {
    expect(chartWidth(costRows)).toBe(125_000);
  });

  it.each([
    [20, { traditional: 40, from: 17.6, upTo: 7.2, saving: 15.2 }],
    [30, { traditional: 60, from: 26.4, upTo: 10.8, saving: 22.8 }],
    [40, { traditional: 80, from: 35.2, upTo: 14.4, saving: 30.4 }],
    [50, { traditional: 100, from: 44, upTo: 18, saving: 38 }],
  ])('of %i m² are true to its figures', (area, lengths) => {
    const row = costRows.find((candidate) => candidate.area === area);
    expect(row && barLengths(row, 125_000)).toEqual(lengths);
  });

  it('end together: modular and what is saved reach as far as traditional', () => {
    for (const row of costRows) {
      const { traditional, from, upTo, saving } = barLengths(row, 125_000);
      expect(from + upTo + saving).toBeCloseTo(traditional);
    }
  });
});
