import type { Place } from '#domain/drawing/projection';
import type { Point } from '#domain/drawing/shapes';
import { BEVELS, FACES, type Corner, type FaceName } from './block-faces';
import { cross, minus, unit } from './directions';
import type { Look, Solid, Span } from './solid';

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
  const uprights = (x: number) =>
    Math.min(
      heightAt(high, x, behind[0]) - heightAt(low, x, behind[0]),
      heightAt(high, x, behind[1]) - heightAt(low, x, behind[1]),
    );
  const least = Math.min(
    across[1] - across[0],
    behind[1] - behind[0],
    uprights(across[0]),
    uprights(across[1]),
  );
  if (!(least > NOTHING)) return [];
  const off = Math.min(bevel, least / 2 - NOTHING / 4);
  const heights = [low, high] as const;
  const placeOf = ([x, y, z]: Corner, face: FaceName): Place => {
    const [px, py] = [across[x], behind[y]];
    return [
      px + (face === 'left' || face === 'right' ? 0 : inwards(x, off)),
      py + (face === 'front' || face === 'back' ? 0 : inwards(y, off)),
      heightAt(heights[z], px, py) + (face === 'top' || face === 'bottom' ? 0 : inwards(z, off)),
    ];
  };
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const faces = unseen ? seenFirst(unseen) : FACES;
  for (const { name, corners } of faces) {
    const places = corners.map((corner) => placeOf(corner, name));
    const [nx, ny, nz] = normalOf(places);
    for (const [x, y, z] of places) {
      const [u, v] = onFace(name, grain, x, y, z);
      const [toU, toV] = uv ? uv(u, v) : [u, v];
      positions.push(x, y, z);
      normals.push(nx, ny, nz);
      uvs.push(toU, toV);
    }
  }
  const seen = faces.length - (unseen?.length ?? 0);
  return [
    {
      ...look,
      positions,
      normals,
      uvs,
      triangles: off > 0 ? BEVELLED : PLAIN,
      ...(unseen && { seen: { corners: seen * 4, indices: seen * 6 } }),
    },
  ];
}

/** The triangles of six faces; of a block without its edges, those of the edges after them. */
const PLAIN = FACES.flatMap((_, n) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner));
const BEVELLED = [...PLAIN, ...BEVELS];

function seenFirst(unseen: readonly FaceName[]) {
  return [
    ...FACES.filter(({ name }) => !unseen.includes(name)),
    ...FACES.filter(({ name }) => unseen.includes(name)),
  ];
}

function heightAt(height: Height, x: number, y: number): number {
  return typeof height === 'number' ? height : height(x, y);
}

function inwards(end: 0 | 1, by: number): number {
  return end === 0 ? by : -by;
}

function normalOf([a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN]: readonly Place[]): Place {
  return unit(cross(minus(c, a), minus(d, b)));
}

const ORIGIN: Place = [0, 0, 0];

/** Metres on a face: v along the grain; where that stands on the face, up or behind. */
function onFace(face: FaceName, grain: Axis, x: number, y: number, z: number): Point {
  switch (face) {
    case 'front':
    case 'back':
      return grain === 'across' ? [z, x] : [x, z];
    case 'left':
    case 'right':
      return grain === 'behind' ? [z, y] : [y, z];
    case 'top':
    case 'bottom':
      return grain === 'across' ? [y, x] : [x, y];
  }
}
