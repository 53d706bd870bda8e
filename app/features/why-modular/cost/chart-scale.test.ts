import { describe, expect, it } from 'vitest';
import { costRows } from '#app/content/why-modular/cost-comparison';
import { barLengths, chartWidth, timeBar, poundRange } from './chart-scale';
import { buildTimes } from '#app/content/why-modular/build-times';

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

describe('the build times', () => {
  it('draw 8 to 12 weeks against 39', () => {
    expect(timeBar({ from: 8, to: 12 }, 39)).toEqual({ least: 20.5, more: 10.3 });
  });

  it('fill the width with the longest', () => {
    expect(timeBar({ from: 26, to: 39 }, 39)).toEqual({ least: 66.7, more: 33.3 });
  });

  it('are the weeks that their words say', () => {
    const words = buildTimes.bars.map((bar) => bar.words);
    expect(words).toEqual(['8–12 weeks', '6–9 months']);
    // A month is 52 / 12 weeks.
    expect(buildTimes.bars[1]?.weeks).toEqual({ from: (6 * 52) / 12, to: (9 * 52) / 12 });
  });
});

it('writes the unit once and separates thousands', () => {
  expect(poundRange({ from: 22_000, to: 31_000 })).toBe('£22,000–31,000');
  expect(poundRange({ from: 47_500, to: 70_000 })).toBe('£47,500–70,000');
});
