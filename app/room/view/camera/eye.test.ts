import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { inModel } from '#domain/room/model/axes';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';

import { eyeBetween, eyeInside, eyeOfDrawing, type Eye } from './eye';
import { pixelOf } from './pixel-of';

/** Ten metres from the middle, looking at it. */
function at(turned: number): Eye {
  return {
    at: [Math.sin(turned) * 10, 2, Math.cos(turned) * 10],
    turned,
    raised: 0,
    focal: 500,
    centre: [0, 0],
  };
}

describe('the eye of the view', () => {
  it('shows every corner of a room where the drawing has it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: -180, max: 180 }),
        fc.double({ min: 0.8, max: 5, noNaN: true }),
        fc.integer({ min: 200, max: 1400 }),
        (width, depth, azimuth, eye, wide) => {
          const room = buildRoom({ width, depth }, emptyDraft);
          const size = { width: wide, height: 500 };
          const camera = cameraOutside(room, { azimuth, eye }, size);
          const seen = eyeOfDrawing(camera, room);
          for (const place of [[0, 0, 0], [width, depth, 2.5], [width, 0, 1]] as const) {
            const [x, y] = pixelOf(seen, size, inModel(room, place));
            const [drawnX, drawnY] = camera.project(place);
            expect(x).toBeCloseTo(drawnX, 6);
            expect(y).toBeCloseTo(drawnY, 6);
          }
        },
      ),
    );
  }); // oxfmt-ignore

  it('shows what is straight ahead in the middle, inside', () => {
    const room = buildRoom({ width: 5, depth: 4 }, emptyDraft);
    const size = { width: 390, height: 240 };
    // At the back, looking to the front: 180 degrees.
    const eye = eyeInside({ at: [2.5, 3.5, 1.5], turned: 180 }, room, size);
    const [x, y] = pixelOf({ ...eye, raised: 0 }, size, [0, 1.5, 2]);
    expect(x).toBeCloseTo(195);
    expect(y).toBeCloseTo(120);
  });

  it('goes round the room, by the shorter way', () => {
    const half = eyeBetween(at(2.9), at(-2.9), 0.5, true);
    expect(Math.hypot(half.at[0], half.at[2])).toBeCloseTo(10);
    expect(half.at[2]).toBeCloseTo(-10);
    expect(eyeBetween(at(0), at(1), 1, false)).toEqual(at(1));
  });
});
