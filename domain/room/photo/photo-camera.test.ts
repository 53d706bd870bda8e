import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photographed } from '#domain/testing/photographed';
import { horizonOf } from './horizon';
import { focalOf, viewThrough, type PhotoCamera } from './photo-camera';

const PHOTO = { width: 3600, height: 2400 };
/** Level, 1.6 m above the ground, 4 m before the middle of a front 5 m wide; 24 mm. */
const level: PhotoCamera = {
  ...PHOTO,
  focal: 2400,
  at: [2.5, -4, 1.6],
  turned: 0,
  pitch: 0,
  roll: 0,
};

describe('a photograph’s camera', () => {
  it('has the focal length of its longer side, as on 35 mm', () => {
    // 24 mm of 36 mm are two thirds of 3,600 px.
    expect(focalOf(24, PHOTO)).toBe(2400);
    expect(focalOf(24, { width: 2400, height: 3600 })).toBe(2400);
  });

  it('draws by similar triangles', () => {
    const { project, depthOf } = viewThrough(level);
    // 2.5 m to the left at 4 m: 2400 × 2.5 / 4 = 1500 px of the middle; 1.6 m below the eye: 960 px.
    expect(project([0, 0, 0])).toEqual([300, 2160]);
    expect(project([5, 0, 1.6])).toEqual([3300, 1200]);
    expect(depthOf([2.5, 2, 0])).toBe(6);
    expect(project([2.5, -5, 0])).toBeNull();
  });

  it('leans back, rolls clockwise and turns anticlockwise', () => {
    const ahead = [2.5, 0, 1.6] as const;
    const seen = (by: Partial<PhotoCamera>, place: readonly [number, number, number] = ahead) =>
      viewThrough({ ...level, ...by }).project(place) ?? [0, 0];
    // Up by 10°: what was straight ahead is 2400 × tan 10° = 423.2 px below the middle.
    expect(seen({ pitch: Math.PI / 18 })[1]).toBeCloseTo(1200 + 423.2, 1);
    // Clockwise by 90°: what is to the right comes to the top.
    const [x, y] = seen({ roll: Math.PI / 2 }, [3.5, 0, 1.6]);
    expect([x, y].map(Math.round)).toEqual([1800, 600]);
    // To the left by 10°: what was ahead is to the right.
    expect(seen({ turned: Math.PI / 18 })[0]).toBeCloseTo(1800 + 423.2, 1);
  });

  it('finds on the ground what it draws there, and nothing above the horizon', () => {
    fc.assert(
      fc.property(photographed, fc.tuple(fc.nat(8), fc.nat(6)), ({ camera }, [across, behind]) => {
        const { project, onGround } = viewThrough(camera);
        const pixel = project([across, behind, 0]);
        if (pixel === null) return;
        const [x, y] = onGround(pixel) ?? [];
        expect(x).toBeCloseTo(across, 6);
        expect(y).toBeCloseTo(behind, 6);
        const [[left, high], [right, low]] = horizonOf(camera);
        expect(onGround([left, high - 1])).toBeNull();
        expect(onGround([right, low - 1])).toBeNull();
        expect(onGround([left, high + 1])).not.toBeNull();
      }),
    );
  });
});
