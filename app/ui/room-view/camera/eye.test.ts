import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/draft/draft';
import { buildRoom } from '#domain/geometry/room';
import { inModel } from '#domain/model/axes';
import { cameraOutside } from '#domain/scene/outside/outside-camera';
import type { PictureSize } from '#domain/scene/scene';
import { eyeBetween, eyeInside, eyeOfDrawing, frustumOf, type Eye } from './eye';

/** Where three.js shows a point, in pixels. */
function pixelOf(eye: Eye, size: PictureSize, [x, y, z]: readonly [number, number, number]) {
  const camera = new PerspectiveCamera();
  const { left, right, top, bottom } = frustumOf(eye, size);
  camera.position.set(eye.at[0], eye.at[1], eye.at[2]);
  camera.rotation.set(eye.raised, eye.turned, 0, 'YXZ');
  camera.updateMatrixWorld();
  camera.projectionMatrix.makePerspective(left, right, top, bottom, 1, 100);
  const seen = new Vector3(x, y, z).project(camera);
  return [((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height];
}

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
  }); // prettier-ignore

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
