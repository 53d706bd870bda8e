import type { Place } from '#domain/drawing/projection';
import type { MaterialName } from '#domain/model/materials';
import type { Leaf, Role } from '#domain/model/mesh';

/** What a solid belongs to. */
export interface Look {
  readonly material: MaterialName;
  readonly role: Role;
  readonly leaf?: Leaf;
}

/** A closed body: three numbers a corner, two a uv, three indices a triangle, anticlockwise from outside. */
export interface Solid extends Look {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly triangles: readonly number[];
  /** How many of its corners, and of its triangles' indices, can be seen at all; absent for all of them. */
  readonly seen?: { readonly corners: number; readonly indices: number };
}

/** From and to along an axis, in metres. */
export type Span = readonly [from: number, to: number];

/** Where a place of a part's own axes is in the room: turned, moved, never stretched. */
export type Move = (place: Place) => Place;

/** Solids made in their own axes (across, behind, above), in their place. */
export function put(solids: readonly Solid[], move: Move): Solid[] {
  const [ox, oy, oz] = move([0, 0, 0]);
  const [ax, ay] = from(move([1, 0, 0]), ox, oy);
  const [bx, by] = from(move([0, 1, 0]), ox, oy);
  const isMirrored = ax * by - ay * bx < 0;
  const turned = (values: readonly number[], [x0, y0, z0]: Place): number[] => {
    const result: number[] = [];
    for (let n = 0; n < values.length; n += 3) {
      const x = values[n] ?? 0;
      const y = values[n + 1] ?? 0;
      const z = values[n + 2] ?? 0;
      result.push(x0 + x * ax + y * bx, y0 + x * ay + y * by, z0 + z);
    }
    return result;
  };
  return solids.map((solid) => ({
    ...solid,
    positions: turned(solid.positions, [ox, oy, oz]),
    normals: turned(solid.normals, [0, 0, 0]),
    triangles: isMirrored ? mirrored(solid.triangles) : solid.triangles,
  }));
}

function from([x, y]: Place, ox: number, oy: number): readonly [number, number] {
  return [x - ox, y - oy];
}

/** The same triangles the other way round, in the same order. */
function mirrored(triangles: readonly number[]): number[] {
  const result = [...triangles];
  for (let n = 0; n + 2 < result.length; n += 3) {
    [result[n + 1], result[n + 2]] = [triangles[n + 2] ?? 0, triangles[n + 1] ?? 0];
  }
  return result;
}
