import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSeenFrom, towards } from '#domain/room/sun/room-sun';
import { sunAt } from '#domain/room/sun/sun-position';
import { photographed } from '#domain/testing/photographed';
import { axesOf } from './photo-camera';
import { sunOfPhoto, sunOnRoom } from './photo-sun';
import { turnedBy } from './stand';

const NORTHAMPTON = { latitude: 52.25, longitude: -0.88 };
/** A quarter to two by an English clock, when the sun is highest. */
const NOON = new Date('2026-06-21T12:05:00Z');

describe('the sun over a photographed garden', () => {
  it('stands behind who looks north at noon, and shines onto the front that they see', () => {
    const sun = sunOfPhoto({ moment: NOON, heading: 0 }, NORTHAMPTON);
    expect(Math.abs(sun.aside - Math.PI)).toBeLessThan(0.05);
    expect(sun.altitude).toBeCloseTo((61.2 * Math.PI) / 180, 2);
  });

  it('is the one that the drawings have for a room that faces the same way', () => {
    fc.assert(
      fc.property(photographed, fc.double({ min: 0, max: 360, noNaN: true }), ({ camera }, heading) => {
        // The back wall faces where the camera does, less what the view is turned from it.
        const north = -heading - (camera.turned * 180) / Math.PI;
        const drawn = towards(asSeenFrom(north, sunAt(NOON, NORTHAMPTON)));
        const sun = sunOfPhoto({ moment: NOON, heading }, NORTHAMPTON);
        const seen = towards(sunOnRoom(sun, camera));
        for (const [n, part] of drawn.entries()) expect(seen[n]).toBeCloseTo(part, 9);
      }),
    );
  }); // oxfmt-ignore

  it('stays over its garden however the room is turned', () => {
    fc.assert(
      fc.property(photographed, fc.double({ min: -3, max: 3, noNaN: true }), (one, angle) => {
        const after = turnedBy(one.camera, one.shell, angle);
        if (after === null) return;
        const sun = { aside: 2.1, altitude: 0.4 };
        const fromView = [one.camera, after].map((camera) => {
          const [x, y] = towards(sunOnRoom(sun, camera));
          const { forward } = axesOf({ ...camera, pitch: 0 });
          return x * forward[0] + y * forward[1];
        });
        expect(fromView[0]).toBeCloseTo(fromView[1] ?? Number.NaN, 9);
      }),
    );
  });

  it('is a summer afternoon’s where the photograph says no hour, or one of the night', () => {
    const usual = sunOfPhoto(null, NORTHAMPTON);
    expect(usual.altitude).toBeGreaterThan(0.5);
    const midnight = new Date('2026-06-21T00:00:00Z');
    expect(sunOfPhoto({ moment: midnight, heading: 90 }, NORTHAMPTON)).toEqual(usual);
    // The hour alone says how high it stands.
    const unaimed = sunOfPhoto({ moment: NOON, heading: null }, NORTHAMPTON);
    expect(unaimed.aside).toBe(usual.aside);
    expect(unaimed.altitude).toBeGreaterThan(1);
  });
});
