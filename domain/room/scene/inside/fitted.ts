import type { Place } from '#domain/room/drawing/projection';
import { spacesOf, type Area } from '#domain/room/furniture/area';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { OnWall } from '#domain/room/geometry/openings/panes';
import type { WallSide } from '#domain/room/geometry/walls';
import { FEATURES, type Feature } from '#domain/room/options/features';
import type { FeatureId } from '#domain/room/options/option-ids';
import { solidStretches, type Inside } from './wall-plane';

/** Metres: between two downlights, their radius, and a lamp's height above the floor. */
const APART = 1.3;
export const SPOT = 0.055;
const LAMP = 1.72;
/** The air-conditioning unit: width, depth, and heights above the floor. Metres. */
const [UNIT_WIDE, UNIT_DEEP, UNIT_LOW, UNIT_HIGH] = [0.8, 0.2, 2.14, 2.42];

/** Whether a chosen feature shows this in the room. */
export function has(
  { features }: { readonly features: readonly FeatureId[] },
  fitting: Feature['fitting'],
): boolean {
  return features.some((id) => FEATURES[id].fitting === fitting);
}

/** The downlights, evenly over each space. */
export function spotsOf({ room, high }: Inside): Place[] {
  return spacesOf(room).flatMap(({ left, right, front, back }) => {
    const wide = right - left;
    const columns = Math.max(1, Math.min(3, Math.round(wide / 2)));
    const rows = Math.max(1, Math.round((back - front) / APART));
    return Array.from({ length: columns * rows }, (_, n): Place => {
      const [column, row] = [n % columns, Math.floor(n / columns)];
      return [
        left + ((column + 0.5) / columns) * wide,
        front + ((row + 0.5) / rows) * (back - front),
        high,
      ];
    });
  });
}

/** Double sockets along the walls, and a switch beside the first door of the front. */
export function platesOf(inside: Inside): { side: WallSide; plate: OnWall }[] {
  const sockets = (['left', 'right', 'front'] as const).flatMap((side) =>
    solidStretches(inside, side, 0.3, 0.6)
      .filter(([from, to]) => to - from > 0.5)
      .map(([from, to]) => (from + to) / 2)
      .map((x) => ({ side, plate: [x - 0.075, x + 0.075, 0.42, 0.51] as const })),
  );
  const door = inside.room.walls.front.openings.find(({ kind }) => kind === 'door');
  const x = door ? door.at + door.width + 0.1 : 0;
  const atDoor = { side: 'front', plate: [x, x + 0.09, 1.16, 1.25] } as const;
  return door ? [...sockets, atDoor] : sockets;
}

/** The air-conditioning unit, with its heights above the ground. */
export function unitOf({
  room,
  floor,
  low,
}: Inside): (Area & { low: number; high: number }) | null {
  const [space] = spacesOf(room);
  if (!space) return null;
  const spare = Math.max(0, space.right - space.left - UNIT_WIDE);
  const off = Math.min(spare / 2, 0.35);
  // Away from a partition, which would hide it.
  const left = space.left + (space.left > floor.left ? spare - off : off);
  return {
    left,
    right: left + Math.min(UNIT_WIDE, space.right - space.left),
    front: space.front,
    back: Math.min(space.back, space.front + UNIT_DEEP),
    low: low + UNIT_LOW,
    high: low + UNIT_HIGH,
  };
}

/** The lower edge of the lamp on a cable: above a table, or in the middle of the larger space. */
export function pendantOf({ room, low }: Inside, pieces: readonly PlacedPiece[]): Place | null {
  const table = pieces.find(({ kind }) => kind === 'dining-table' || kind === 'low-table');
  const over = table?.area ?? spacesOf(room)[0];
  if (!over) return null;
  return [(over.left + over.right) / 2, (over.front + over.back) / 2, low + LAMP];
}
