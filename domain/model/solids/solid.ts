import type { Place } from '#domain/drawing/projection';
import type { MaterialName } from '#domain/model/materials';
import type { Leaf, Role } from '#domain/model/mesh';

/** What a solid belongs to. */
export interface Look {
  readonly material: MaterialName;
  readonly role: Role;
  readonly leaf?: Leaf;
}

/** All of a solid, or without the faces that something else always hides: that is not closed. */
export type Part = 'all' | 'seen';

/** Three numbers a corner, two a uv, three indices a triangle, anticlockwise from outside. */
export interface Shape {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
  readonly triangles: number[];
}

/** A closed body. Its shape is made when it is asked for, and is whoever asked's own. */
export interface Solid extends Look {
  readonly shape: (part: Part) => Shape;
}

/** From and to along an axis, in metres. */
export type Span = readonly [from: number, to: number];

/** Where a place of a part's own axes is in the room: turned, moved, never stretched. */
export type Move = (place: Place) => Place;

/** Solids made in their own axes (across, behind, above), in their place. */
export function put(solids: readonly Solid[], move: Move): Solid[] {
  const [ox, oy, oz] = move([0, 0, 0]);
  const [alongX, alongY] = move([1, 0, 0]);
  const [intoX, intoY] = move([0, 1, 0]);
  const [ax, ay, bx, by] = [alongX - ox, alongY - oy, intoX - ox, intoY - oy];
  const isMirrored = ax * by - ay * bx < 0;
  const moved = ({ positions, normals, uvs, triangles }: Shape): Shape => {
    for (let n = 0; n < positions.length; n += 3) {
      const [x, y, z] = [positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0];
      positions[n] = ox + x * ax + y * bx;
      positions[n + 1] = oy + x * ay + y * by;
      positions[n + 2] = oz + z;
      const [nx, ny] = [normals[n] ?? 0, normals[n + 1] ?? 0];
      normals[n] = nx * ax + ny * bx;
      normals[n + 1] = nx * ay + ny * by;
    }
    return { positions, normals, uvs, triangles: isMirrored ? mirrored(triangles) : triangles };
  };
  return solids.map((solid) => ({ ...solid, shape: (part) => moved(solid.shape(part)) }));
}

/** The same triangles the other way round, in the same order. */
function mirrored(triangles: readonly number[]): number[] {
  const result = [...triangles];
  for (let n = 0; n + 2 < result.length; n += 3) {
    [result[n + 1], result[n + 2]] = [triangles[n + 2] ?? 0, triangles[n + 1] ?? 0];
  }
  return result;
}
