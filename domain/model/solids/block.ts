import type { Place } from '#domain/drawing/projection';
import type { Point } from '#domain/drawing/shapes';
import { BEVELS, FACES, type Face, type FaceName } from './block-faces';
import { cross, minus, unit } from './directions';
import type { Look, Shape, Solid, Span } from './solid';

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
  { grain = 'above', bevel = 0, uv, unseen }: BlockOptions = {},
): Solid[] {
  const [lows, highs]: [number[], number[]] = [[], []];
  let least = Math.min(across[1] - across[0], behind[1] - behind[0]);
  for (let corner = 0; corner < 4; corner += 1) {
    const [x, y] = [across[corner % 2 === 0 ? 0 : 1], behind[corner < 2 ? 0 : 1]];
    const [from, to] = [heightAt(low, x, y), heightAt(high, x, y)];
    lows.push(from);
    highs.push(to);
    least = Math.min(least, to - from);
  }
  if (!(least > NOTHING)) return [];
  const off = Math.min(bevel, least / 2 - NOTHING / 4);
  const faces = unseen ? seenFirst(unseen) : FACES;
  const seen = faces.length - (unseen?.length ?? 0);
  const spans = { across, behind, lows, highs, off };
  const slopes = { top: typeof high !== 'number', bottom: typeof low !== 'number' };
  return [
    {
      ...look,
      shape: (part) => {
        const shape: Shape = {
          positions: [],
          normals: [],
          uvs: [],
          triangles: off > 0 ? BEVELLED : (PLAIN[part === 'seen' ? seen : 6] ?? []),
        };
        for (const face of part === 'seen' ? faces.slice(0, seen) : faces) {
          addFace(shape, face, spans, { grain, uv });
          if (face.axis === 2 && slopes[face.side > 0 ? 'top' : 'bottom']) slope(shape);
        }
        return shape;
      },
    },
  ];
}

/** What a block's corners follow from: the heights of its lower and of its upper four, and its bevel. */
interface Spans {
  readonly across: Span;
  readonly behind: Span;
  readonly lows: readonly number[];
  readonly highs: readonly number[];
  readonly off: number;
}

function addFace(
  { positions, normals, uvs }: Shape,
  { axis, side, corners }: Face,
  { across, behind, lows, highs, off }: Spans,
  { grain, uv }: Pick<BlockOptions, 'grain' | 'uv'>,
): void {
  const [inX, inY, inZ] = [axis === 0 ? 0 : off, axis === 1 ? 0 : off, axis === 2 ? 0 : off];
  const isTurned = grain === (axis === 0 ? 'behind' : 'across');
  for (const corner of corners) {
    const x = corner % 2 === 1 ? across[1] - inX : across[0] + inX;
    const y = corner % 4 > 1 ? behind[1] - inY : behind[0] + inY;
    const z = corner > 3 ? (highs[corner - 4] ?? 0) - inZ : (lows[corner] ?? 0) + inZ;
    positions.push(x, y, z);
    normals.push(axis === 0 ? side : 0, axis === 1 ? side : 0, axis === 2 ? side : 0);
    // Across a face and along its grain; where that stands on the face, up or behind.
    const one = axis === 0 ? y : x;
    const other = axis === 2 ? y : z;
    const [u, v] = isTurned ? [other, one] : [one, other];
    if (uv) uvs.push(...uv(u, v));
    else uvs.push(u, v);
  }
}

/** The triangles of so many faces; of a block without its edges, all of them and those of the edges. */
const PLAIN = Array.from({ length: 7 }, (_, count) =>
  Array.from({ length: count }, (_each, n) =>
    [0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner),
  ).flat(),
);
const BEVELLED = [...(PLAIN[6] ?? []), ...BEVELS];

export function heightAt(height: Height, x: number, y: number): number {
  return typeof height === 'number' ? height : height(x, y);
}

const sorted = new Map<string, readonly Face[]>();

/** The faces with those that are never seen at the end. */
function seenFirst(unseen: readonly FaceName[]): readonly Face[] {
  const key = unseen.join();
  const known = sorted.get(key);
  if (known) return known;
  const isSeen = ({ name }: Face) => !unseen.includes(name);
  const faces = [...FACES.filter(isSeen), ...FACES.filter((face) => !isSeen(face))];
  sorted.set(key, faces);
  return faces;
}

/** Gives the last four corners, a face that slopes, their normal. */
function slope({ positions, normals }: Shape): void {
  const first = positions.length - 12;
  const corner = (n: number): Place => {
    const at = first + 3 * n;
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
  };
  const normal = unit(cross(minus(corner(2), corner(0)), minus(corner(3), corner(1))));
  normals.splice(first, 12, ...normal, ...normal, ...normal, ...normal);
}
