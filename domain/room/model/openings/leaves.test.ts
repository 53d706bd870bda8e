import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { plainRoom } from '#domain/testing/model-rooms';
import type { Mesh, Vec3 } from '#domain/room/model/mesh';
import { modelOf } from '#domain/room/model/model';

const shell = { width: 6, depth: 5 };
/** Where the opening begins, from the left end of its wall. Metres. */
const AT = 1.5;

/** Of a leaf in a wall: how far out each corner is, and how far along the wall, shut and open. Metres. */
function leafIn(wall: WallSide, kind: 'door' | 'patio') {
  const choices = { ...plainRoom.choices, patioGlass: true, placement: [{ kind, wall, at: AT }] };
  const { meshes } = modelOf(buildRoom(shell, choices), choices, 'full');
  const leaves = meshes.filter(({ leaf }) => leaf?.opening.startsWith(kind));
  const onItsWall = (places: readonly Vec3[]) => ({
    out: places.map((place) => onWall(wall, place).out),
    along: places.map((place) => onWall(wall, place).along),
  });
  return { shut: onItsWall(leaves.flatMap(cornersOf)), open: onItsWall(leaves.flatMap(opened)) };
}

function cornersOf({ positions }: Mesh): Vec3[] {
  return Array.from({ length: positions.length / 3 }, (_, n) => [
    positions[3 * n] ?? 0,
    positions[3 * n + 1] ?? 0,
    positions[3 * n + 2] ?? 0,
  ]);
}

function opened(mesh: Mesh): Vec3[] {
  const motion = mesh.leaf?.motion;
  return cornersOf(mesh).map(([x, y, z]): Vec3 => {
    if (!motion) return [x, y, z];
    if (motion.kind === 'slides') return [x + motion.by[0], y + motion.by[1], z + motion.by[2]];
    const [ox, , oz] = motion.about;
    const [cos, sin] = [Math.cos(motion.by), Math.sin(motion.by)];
    // Anticlockwise from above: what points across turns away from whoever looks at the front.
    return [ox + (x - ox) * cos + (z - oz) * sin, y, oz - (x - ox) * sin + (z - oz) * cos];
  });
}

/** Metres outside a wall's face, and along the wall from its left end as seen from outside. */
function onWall(wall: WallSide, [x, , z]: Vec3): { out: number; along: number } {
  const [half, deep] = [shell.width / 2, shell.depth / 2];
  switch (wall) {
    case 'front':
      return { out: z - deep, along: x + half };
    case 'right':
      return { out: x - half, along: deep - z };
    case 'back':
      return { out: -z - deep, along: half - x };
    case 'left':
      return { out: -x - half, along: z + deep };
  }
}

describe.each(WALL_SIDES)('in the %s wall', (wall) => {
  it('a door turns outwards about its left side', () => {
    const { shut, open } = leafIn(wall, 'door');
    expect(Math.max(...shut.out)).toBeLessThan(0);
    expect(Math.max(...open.out)).toBeGreaterThan(0.6);
    // Nothing of it turns into the room.
    expect(Math.min(...open.out)).toBeGreaterThan(-0.15);
    expect(Math.min(...open.along)).toBeGreaterThan(AT);
    expect(Math.max(...open.along)).toBeLessThan(AT + 0.3);
  });

  it('a pane of patio glass slides along the wall to its left, within the opening', () => {
    const { shut, open } = leafIn(wall, 'patio');
    expect(Math.min(...shut.along) - Math.min(...open.along)).toBeGreaterThan(0.6);
    expect(Math.min(...open.along)).toBeGreaterThan(AT);
    expect(open.out).toEqual(shut.out.map((out) => expect.closeTo(out, 5)));
  });
});
