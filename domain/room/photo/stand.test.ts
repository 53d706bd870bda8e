import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photographed, seenBy } from '#domain/testing/photographed';
import { firstGuess, pushed, pushedBy, steppedBack, tiltedBy, turnedBy } from './stand';
import { focalOf, viewThrough } from './photo-camera';

const PHOTO = { width: 4000, height: 3000 };
const shell = { width: 5, depth: 4 };

describe('the first guess', () => {
  it('stands before the room at eye height, and shows all of its base', () => {
    for (const photo of [PHOTO, { width: 3000, height: 4000 }])
      for (const focal of [null, 13, 50, 77]) {
        const camera = firstGuess(photo, shell, focal);
        expect(camera.focal).toBe(focalOf(focal ?? 26, photo));
        expect(camera.at[2]).toBe(1.6);
        const seen = seenBy(camera, [
          [0, 0, 0],
          [5, 0, 0],
          [5, 4, 0],
          [0, 4, 0],
        ]);
        for (const [x, y] of seen) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(photo.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(photo.height);
        }
      }
  });
});

describe('a room that is moved in its photograph', () => {
  it('follows the finger: what was under it comes under its new place', () => {
    fc.assert(
      fc.property(photographed, ({ camera, shell: base }) => {
        const places = [
          [1, 1, 0],
          [1.4, 0.8, 0],
        ] as const;
        const [from, to] = seenBy(camera, places);
        const after = from && to && pushed(camera, base, from, to);
        if (!after) return;
        const [now] = seenBy(after, [places[0]]);
        expect(now?.[0]).toBeCloseTo(to?.[0] ?? 0, 3);
        expect(now?.[1]).toBeCloseTo(to?.[1] ?? 0, 3);
        expect([after.pitch, after.roll, after.at[2], after.focal]).toEqual([
          camera.pitch,
          camera.roll,
          camera.at[2],
          camera.focal,
        ]);
      }),
    );
  });

  it('goes to the right and away as it is seen, whichever way the room is turned', () => {
    const camera = { ...firstGuess(PHOTO, shell, 26), turned: 0 };
    const [right] = seenBy(pushedBy(camera, shell, [1, 0]) ?? camera, [[2.5, 0, 0]]);
    expect(right?.[0]).toBeGreaterThan(2000);
    const away = pushedBy(camera, shell, [0, 2]) ?? camera;
    expect(viewThrough(away).depthOf([2.5, 0, 0])).toBeGreaterThan(
      viewThrough(camera).depthOf([2.5, 0, 0]) + 1.9,
    );
  });

  it('turns about its middle, by a whole turn to where it was', () => {
    const camera = firstGuess(PHOTO, shell, 26);
    const [before] = seenBy(camera, [[2.5, 2, 0]]);
    const quarter = turnedBy(camera, shell, Math.PI / 2) ?? camera;
    const [after] = seenBy(quarter, [[2.5, 2, 0]]);
    expect(after?.[0]).toBeCloseTo(before?.[0] ?? 0, 6);
    expect(after?.[1]).toBeCloseTo(before?.[1] ?? 0, 6);
    // Anticlockwise from above: the front now looks to the right, so its left end is nearer.
    const { depthOf } = viewThrough(quarter);
    expect(depthOf([0, 0, 0])).toBeLessThan(depthOf([5, 0, 0]));
  });

  it('stays where it is when the view is tilted', () => {
    const camera = firstGuess(PHOTO, shell, 26);
    const [before] = seenBy(camera, [[2.5, 2, 0]]);
    const tilted = tiltedBy(camera, shell, { pitch: -0.02, roll: 0.01 }) ?? camera;
    expect(tilted.roll).toBe(0.01);
    const [after] = seenBy(tilted, [[2.5, 2, 0]]);
    expect(after?.[0]).toBeCloseTo(before?.[0] ?? 0, 3);
    expect(after?.[1]).toBeCloseTo(before?.[1] ?? 0, 3);
  });

  it('is all before the camera also when it has grown', () => {
    const near = pushedBy(firstGuess(PHOTO, shell, 26), shell, [0, -2]);
    const turned = near && turnedBy(near, shell, Math.PI);
    if (!turned) throw new Error('The room can stand there');
    expect(steppedBack(turned, shell)).toBe(turned);
    // Its front left corner stays, so that it grows towards the camera.
    const grown = { width: 8, depth: 12 };
    expect(pushedBy(turned, grown, [0, 0])).toBeNull();
    const back = steppedBack(turned, grown);
    expect(pushedBy(back, grown, [0, 0])).not.toBeNull();
    expect([back.pitch, back.focal, back.at[2]]).toEqual([
      turned.pitch,
      turned.focal,
      turned.at[2],
    ]);
  });

  it('never comes behind the camera, nor into the sky', () => {
    const camera = firstGuess(PHOTO, shell, 26);
    expect(pushedBy(camera, shell, [0, -50])).toBeNull();
    expect(pushed(camera, shell, [2000, 2500], [2000, 10])).toBeNull();
  });
});
