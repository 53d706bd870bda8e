import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { BEVELS, FACES, type Face, type FaceName } from './block-faces';
import { cross, minus, unit } from './directions';
import { IN_ROOM, type Look, type Solid, type Span, type Triangles } from './solid';

/** A height, or one that changes evenly across and behind. */
export type Height = number | ((across: number, behind: number) => number);

type Axis = 'across' | 'behind' | 'above';

interface BlockOptions {
  /** The axis its grain runs along; upwards by default. */
  readonly grain?: Axis;
  /** Metres taken off all its edges, with normals that make them look round. Not for sloping blocks. */
  readonly bevel?: number;
  /** The place on the texture, from metres in the block's own axes. */
  readonly uv?: (u: number, v: number) => Point;
  /** Faces that something else always hides: what is sent to others leaves them out. Not with a bevel. */
  readonly unseen?: readonly FaceName[];
}

/** Thinner than this is nothing. Metres. */
const NOTHING = 1e-4;

/** A block; its top and its underside may slope. An empty list if it would have no thickness. */
export function block(
  look: Look,
  across: Span,
  behind: Span,
  [low, high]: readonly [Height, Height],
  { grain = 'above', bevel = 0, uv, unseen = NONE }: BlockOptions = {},
): Solid[] {
  const heights: number[] = [];
  for (let corner = 0; corner < 8; corner += 1)
    heights.push(
      heightAt(corner < 4 ? low : high, across[corner & 1 ? 1 : 0], behind[corner & 2 ? 1 : 0]),
    );
  let least = Math.min(across[1] - across[0], behind[1] - behind[0]);
  for (let corner = 0; corner < 4; corner += 1)
    least = Math.min(least, (heights[corner + 4] ?? 0) - (heights[corner] ?? 0));
  if (!(least > NOTHING)) return [];
  const body: Body = {
    across,
    behind,
    heights,
    off: Math.min(bevel, least / 2 - NOTHING / 4),
    slopes: { top: typeof high !== 'number', bottom: typeof low !== 'number' },
    grain,
    uv,
  };
  const draw: Solid['draw'] = (to, part) => {
    let first: number | undefined;
    for (const face of FACES) {
      if (part === 'seen' && unseen.includes(face.name)) continue;
      const corner = addFace(to, face, body);
      first ??= corner;
    }
    if (body.off > 0) addBevels(to, first ?? 0);
  };
  return [{ ...look, axes: IN_ROOM, draw }];
}

const NONE: readonly FaceName[] = [];

/** What a block's faces follow from. */
interface Body extends Pick<BlockOptions, 'grain' | 'uv'> {
  readonly across: Span;
  readonly behind: Span;
  /** Of its corners. */
  readonly heights: readonly number[];
  /** What is taken off its edges. */
  readonly off: number;
  readonly slopes: { readonly top: boolean; readonly bottom: boolean };
}

/** @returns the number of the first of its four corners */
function addFace(to: Triangles, face: Face, body: Body): number {
  const { axis, corners } = face;
  const { across, behind, heights, off, grain, uv } = body;
  const inX = axis === 0 ? 0 : off;
  const inY = axis === 1 ? 0 : off;
  const inZ = axis === 2 ? 0 : off;
  const isTurned = grain === (axis === 0 ? 'behind' : 'across');
  const normal = normalOf(face, body);
  let last = 0;
  for (let n = 0; n < corners.length; n += 1) {
    const corner = corners[n] ?? 0;
    const x = corner & 1 ? across[1] - inX : across[0] + inX;
    const y = corner & 2 ? behind[1] - inY : behind[0] + inY;
    const z = (heights[corner] ?? 0) + (corner & 4 ? -inZ : inZ);
    // Across a face and along its grain; where that stands on the face, up or behind.
    const one = axis === 0 ? y : x;
    const other = axis === 2 ? y : z;
    const u = isTurned ? other : one;
    const v = isTurned ? one : other;
    const place = uv?.(u, v);
    last = to.corner(
      x,
      y,
      z,
      normal[0],
      normal[1],
      normal[2],
      place ? place[0] : u,
      place ? place[1] : v,
    );
  }
  const first = last - 3;
  to.triangle(first, first + 1, first + 2);
  to.triangle(first, first + 2, last);
  return first;
}

function normalOf({ name, normal, corners }: Face, body: Body): Place {
  if ((name !== 'top' && name !== 'bottom') || !body.slopes[name]) return normal;
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  return unit(
    cross(minus(cornerOf(body, c), cornerOf(body, a)), minus(cornerOf(body, d), cornerOf(body, b))),
  );
}

function cornerOf({ across, behind, heights }: Body, corner: number): Place {
  return [across[corner & 1 ? 1 : 0], behind[corner & 2 ? 1 : 0], heights[corner] ?? 0];
}

/** @param first the number of the first corner of its six faces */
function addBevels(to: Triangles, first: number): void {
  for (let n = 0; n < BEVELS.length; n += 3)
    to.triangle(
      first + (BEVELS[n] ?? 0),
      first + (BEVELS[n + 1] ?? 0),
      first + (BEVELS[n + 2] ?? 0),
    );
}

export function heightAt(height: Height, x: number, y: number): number {
  return typeof height === 'number' ? height : height(x, y);
}
