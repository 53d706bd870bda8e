import { describe, expect, it } from 'vitest';
import { SAMPLES, skyAt, sunAt, towards } from './samples';

const all = Array.from({ length: SAMPLES }, (_, n) => n);

describe('the light of many pictures', () => {
  it('comes from the whole sky: as much on level ground as an even sky gives, half of it on a wall', () => {
    // Each picture's light is the sky's, by the height it comes from: see `Lights.forStill`.
    const onGround = all.map((n) => skyAt(n)).map(([, y]) => y / y);
    const onWall = (side: 1 | -1) =>
      mean(all.map((n) => skyAt(n)).map(([x, y]) => Math.max(0, side * x) / Math.max(0.12, y)));
    expect(mean(onGround)).toBe(1);
    for (const side of [1, -1] as const) {
      expect(onWall(side)).toBeGreaterThan(0.4);
      expect(onWall(side)).toBeLessThan(0.58);
    }
  });

  it('comes from above the ground only', () => {
    for (const n of all) {
      expect(skyAt(n)[1]).toBeGreaterThan(0);
      expect(Math.hypot(...skyAt(n))).toBeCloseTo(1);
    }
  });

  it('comes from the disc of the sun, around its middle', () => {
    const sun = { altitude: 0.6, azimuth: -0.5 };
    const middle = towards(sun);
    const off = all.map((n) => Math.acos(Math.min(1, dot(sunAt(n, sun), middle))));
    expect(Math.max(...off)).toBeLessThan(0.0095);
    expect(Math.max(...off)).toBeGreaterThan(0.006);
  });
});

describe('the sun', () => {
  it('stands in front of the front wall, to its right, or overhead', () => {
    expect(towards({ altitude: 0, azimuth: 0 })).toEqual([0, 0, 1]);
    expect(towards({ altitude: 0, azimuth: Math.PI / 2 })[0]).toBeCloseTo(1);
    expect(towards({ altitude: Math.PI / 2, azimuth: 1 })[1]).toBeCloseTo(1);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0);
}
