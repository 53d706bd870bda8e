import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moodOf } from './moods';

describe('the light of an hour', () => {
  it('is the evening’s in the evening, whatever the sun', () => {
    expect(moodOf('evening', 0.9)).toEqual(moodOf('evening', -0.5));
    expect(moodOf('evening', 0.9).sun).toEqual([0, 0, 0]);
  });

  it('is the day’s while the sun is well up, and the evening’s once it is down', () => {
    expect(moodOf('day', 0.6)).toMatchObject({ evening: 0, lamp: moodOf('day', 1).lamp });
    const { sun, ...night } = moodOf('day', -0.2);
    expect(night).toEqual(expect.objectContaining({ evening: 1, lamp: moodOf('evening', 0).lamp }));
    expect(sun).toEqual([0, 0, 0]);
  });

  it('grows darker and redder as the sun sinks, and never brighter', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.3, max: 1.2, noNaN: true }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        (low, by) => {
          const [lower, higher] = [moodOf('day', low), moodOf('day', low + by)];
          for (const part of ['sun', 'sky', 'plants'] as const)
            for (const channel of [0, 1, 2] as const)
              expect(lower[part][channel]).toBeLessThanOrEqual(higher[part][channel] + 1e-9);
          expect(lower.lamp).toBeGreaterThanOrEqual(higher.lamp - 1e-9);
          const [red, , blue] = lower.sun;
          expect(blue).toBeLessThanOrEqual(red);
        },
      ),
    );
  });
});
