import type { Place } from '#domain/room/drawing/projection';
import type { MaterialName } from '#domain/room/model/materials';
import type { Leaf, Role } from '#domain/room/model/mesh';

/** What a solid belongs to. */
export interface Look {
  readonly material: MaterialName;
  readonly role: Role;
  readonly leaf?: Leaf;
}

/** All of a solid, or without the faces that something else always hides: that is not closed. */
export type Part = 'all' | 'seen';

/** Takes the corners and triangles of solids, in their own axes (across, behind, above; metres). */
export interface Triangles {
  /** A corner, its normal, and its place on the texture. @returns its number */
  corner(
    x: number,
    y: number,
    z: number,
    normalX: number,
    normalY: number,
    normalZ: number,
    u: number,
    v: number,
  ): number;
  /** Three corners by their numbers, anticlockwise from outside. */
  triangle(a: number, b: number, c: number): void;
}

/** A closed body, drawn when it is asked for. */
export interface Solid extends Look {
  readonly axes: Axes;
  readonly draw: (to: Triangles, part: Part) => void;
}

/** Where a solid's own axes are in the room: their origin, and which way its first two point. The third is up. */
export interface Axes {
  readonly origin: Place;
  readonly across: readonly [x: number, y: number];
  readonly behind: readonly [x: number, y: number];
}

/** Those of a solid that is made in the room's own axes. */
export const IN_ROOM: Axes = { origin: [0, 0, 0], across: [1, 0], behind: [0, 1] };

/** From and to along an axis, in metres. */
export type Span = readonly [from: number, to: number];

/** Where a place of a part's own axes is in the room: turned, mirrored, moved, never stretched or tilted. */
export type Move = (place: Place) => Place;

/** Solids made in their own axes, in their place. */
export function put(solids: readonly Solid[], move: Move): Solid[] {
  const outer = axesOf(move);
  return solids.map(({ material, role, leaf, axes, draw }) => ({
    material,
    role,
    leaf,
    axes: axes === IN_ROOM ? outer : within(outer, axes),
    draw,
  }));
}

function axesOf(move: Move): Axes {
  const origin = move([0, 0, 0]);
  const along = (place: Place) => {
    const end = move(place);
    return [end[0] - origin[0], end[1] - origin[1]] as const;
  };
  return { origin, across: along([1, 0, 0]), behind: along([0, 1, 0]) };
}

function within({ origin, across, behind }: Axes, inner: Axes): Axes {
  const turned = (x: number, y: number) =>
    [x * across[0] + y * behind[0], x * across[1] + y * behind[1]] as const;
  const [x, y] = turned(inner.origin[0], inner.origin[1]);
  return {
    origin: [origin[0] + x, origin[1] + y, origin[2] + inner.origin[2]],
    across: turned(inner.across[0], inner.across[1]),
    behind: turned(inner.behind[0], inner.behind[1]),
  };
}
