import { describe, expect, it } from 'vitest';
import { buildTimes } from '#app/content/why-modular/build-times';
import { timeBar } from './time-bar';

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
