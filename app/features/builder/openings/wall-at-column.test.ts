import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { frame, standing } from '#domain/room/scene/camera';
import { wallPlace } from '#domain/room/scene/wall-place';
import { wallAtColumn, wallsSeen } from './wall-at-column';

const room = buildRoom({ width: 5, depth: 4 }, emptyDraft);
const seen = (azimuth: number) =>
  frame(
    standing({ azimuth, eye: 1.75, distance: 9 }, [2.5, 2]),
    [[0, 0, 0], [5, 4, 3], [5, 0, 3], [0, 4, 0]], // oxfmt-ignore
    { x: 0, y: 0, width: 800, height: 600 },
  );
const camera = seen(45);
const columnOf = (wall: 'front' | 'right', along: number) =>
  camera.project(wallPlace(wall, room, along, 1))[0];

describe('the wall under a pointer', () => {
  it('is found with the distance along it', () => {
    const place = wallAtColumn(camera, room, columnOf('right', 1.5), 'right');
    expect(place.wall).toBe('right');
    expect(place.along).toBeCloseTo(1.5);
  });

  it('stays the same a little past the corner, and changes beyond', () => {
    expect(wallAtColumn(camera, room, columnOf('right', 0.1), 'front').wall).toBe('front');
    expect(wallAtColumn(camera, room, columnOf('right', 1.5), 'front').wall).toBe('right');
  });

  it('is one of those that face the viewer', () => {
    expect(wallsSeen(camera, room)).toEqual(['front', 'right']);
    expect(wallsSeen(seen(-60), room)).toEqual(['front', 'left']);
    expect(wallsSeen(seen(150), room)).toEqual(['right', 'back']);
    const extension = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, roomType: 'extension' });
    expect(wallsSeen(seen(150), extension)).toEqual(['right']);
  });
});
