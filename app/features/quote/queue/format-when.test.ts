import { describe, expect, it } from 'vitest';
import { formatWhen } from './format-when';

// A Saturday. Local times on purpose: a phone shows its owner's own clock.
const now = new Date(2026, 10, 21, 17, 0).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

describe('formatWhen', () => {
  it.each([
    ['Today, 16:42', at(2026, 10, 21, 16, 42)],
    ['Today, 00:00', at(2026, 10, 21, 0, 0)],
    ['Yesterday, 23:59', at(2026, 10, 20, 23, 59)],
    ['Thu, 18:03', at(2026, 10, 19, 18, 3)],
    ['Sun, 09:12', at(2026, 10, 15, 9, 12)],
    ['14 Nov, 09:12', at(2026, 10, 14, 9, 12)],
    ['31 Dec 2025, 08:05', at(2025, 11, 31, 8, 5)],
  ])('says %s', (words, time) => {
    expect(formatWhen(time, now)).toBe(words);
  });

  it('names the day of a time ahead of a clock that was set back', () => {
    expect(formatWhen(at(2026, 10, 23, 8, 0), now)).toBe('23 Nov, 08:00');
  });

  it('counts days over the change to winter time', () => {
    const sunday = new Date(2026, 9, 26, 0, 30).getTime();
    expect(formatWhen(at(2026, 9, 25, 0, 30), sunday)).toBe('Yesterday, 00:30');
  });
});
