import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { azimuthSeen, quarterOn, turnedBy } from './turning';

const degrees = fc.double({ min: -1000, max: 1000, noNaN: true });

describe('turning a room', () => {
  it('goes all round in its garden', () => {
    expect(turnedBy(170, 30, false)).toBe(-160);
    expect(turnedBy(-170, -30, false)).toBe(160);
    expect([34, 124, -146, -56].map((azimuth) => quarterOn(azimuth, false))).toEqual([
      124, -146, -56, 34,
    ]);
  });

  it('stops at the house, and comes back at once', () => {
    expect(turnedBy(34, 30, true)).toBe(64);
    expect(turnedBy(64, 30, true)).toBe(75);
    expect(turnedBy(75, 400, true)).toBe(75);
    expect(turnedBy(75, -5, true)).toBe(70);
    expect(turnedBy(-34, -90, true)).toBe(-75);
  });

  it('goes a quarter to the other side of the front, where a house is in the way', () => {
    expect(quarterOn(34, true)).toBe(-56);
    expect(quarterOn(-56, true)).toBe(34);
    expect(quarterOn(75, true)).toBe(-15);
  });

  it('starts from a wall on the left as from any other', () => {
    expect(azimuthSeen(294, true)).toBe(-66);
    expect(turnedBy(294, -20, true)).toBe(-75);
  });

  it('never brings anybody behind a house', () => {
    fc.assert(
      fc.property(degrees, fc.array(degrees), (start, turns) => {
        const end = turns.reduce((azimuth, turn) => turnedBy(azimuth, turn, true), start);
        expect(Math.abs(azimuthSeen(end, true))).toBeLessThanOrEqual(75);
        expect(Math.abs(quarterOn(end, true))).toBeLessThanOrEqual(75);
      }),
    );
  });
});
