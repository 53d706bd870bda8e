import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { shapedRoom } from '#domain/testing/rooms';
import { atScaleOf, cameraOutside } from './outside-camera';
import { VIEWPOINTS } from './viewpoints';

const size = { width: 320, height: 300 };
const viewpoint = VIEWPOINTS.standard;

const anyRoom = shapedRoom.map(({ shell, choices }) => buildRoom(shell, choices));

/** Pixels of a metre in the middle of each room, in pictures beside each other. */
function metresOf(one: ReturnType<typeof buildRoom>, other: ReturnType<typeof buildRoom>) {
  return [
    [one, other],
    [other, one],
  ].map(([room = one, beside = other]) => {
    const camera = cameraOutside(room, atScaleOf(beside, room, viewpoint, size), size);
    return camera.metreAt([room.width / 2, room.depth / 2, 0]);
  });
}

describe('two rooms beside each other', () => {
  it('are shown in one scale', () => {
    fc.assert(
      fc.property(anyRoom, anyRoom, (one, other) => {
        const [metre = 0, same] = metresOf(one, other);
        expect(metre).toBeCloseTo(same ?? 0, 6);
      }),
    );
  });

  it('fill the picture with the larger one, and show both from where that one is seen', () => {
    const small = buildRoom({ width: 2.5, depth: 3 }, emptyDraft);
    const large = buildRoom({ width: 8, depth: 6 }, emptyDraft);
    expect(atScaleOf(small, large, viewpoint, size).scale).toBe(1);
    const { distance, scale } = atScaleOf(large, small, viewpoint, size);
    // As far away as the large one is seen from: 5.6 + 0.55 × 14.
    expect(distance).toBeCloseTo(13.3);
    expect(scale).toBeLessThan(0.6);
  });
});
