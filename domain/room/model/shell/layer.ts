import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { block, type Height } from '#domain/room/model/solids/block';
import { FACES } from '#domain/room/model/solids/block-faces';
import { plate } from '#domain/room/model/solids/plate';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';

const ALL_FACES = FACES.map(({ name }) => name);

/** What a layer of a wall covers, in the wall's own axes: along it, and from a height to another. */
export interface Extent {
  readonly along: Span;
  readonly low: number;
  readonly high: Height;
  /** Its openings, and the finished floor, from which these count. */
  readonly openings: readonly PlacedOpening[];
  readonly floor: number;
}

/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

/** One layer of a wall: the same all along, with a hole for each opening. */
export function layer(
  look: Look,
  { along: [from, to], low, high, openings, floor }: Extent,
  into: Span,
  unseen: readonly ('front' | 'back')[],
): Solid[] {
  const across = inOrder([from, ...openings.flatMap(({ at, width }) => [at, at + width]), to])
    .filter((x) => x >= from && x <= to); // oxfmt-ignore
  const levels = inOrder([low, ...openings.flatMap(({ sill, head }) => [floor + sill, floor + head])])
    .filter((z) => z >= low); // oxfmt-ignore
  const isHole = (column: number, row: number) => {
    const [x, z] = [across[column] ?? 0, levels[row] ?? 0];
    return openings.some(
      ({ at, width, sill, head }) =>
        x > at - CRUMB &&
        x < at + width - CRUMB &&
        z > floor + sill - CRUMB &&
        z < floor + head - CRUMB,
    );
  };
  return plate(look, { across, heights: [...levels, high], isHole }, into, { unseen });
}

/** Numbers from the least to the greatest, each once. */
function inOrder(all: readonly number[]): number[] {
  return all
    .toSorted((one, next) => one - next)
    .filter((value, n, sorted) => n === 0 || value - (sorted[n - 1] ?? 0) > CRUMB);
}

/** A stretch of a wall without a hole. */
type Piece = Pick<Extent, 'along' | 'low' | 'high'>;

/** The stretches beside, below and above a wall's openings. */
function aroundOpenings({ along: [from, to], low, high, openings, floor }: Extent): Piece[] {
  const starts = [from, ...openings.map(({ at, width }) => at + width)];
  const ends = [...openings.map(({ at }) => at), to];
  return [
    ...starts.map((start, n): Piece => ({ along: [start, ends[n] ?? to], low, high })),
    ...openings.flatMap(({ at, width, sill, head }): Piece[] => {
      const along: Span = [Math.max(from, at), Math.min(to, at + width)];
      return [
        { along, low, high: floor + sill },
        { along, low: floor + head, high },
      ];
    }),
  ];
}

/** How a layer is divided into upright boards. */
export interface Boarding {
  /** Metres from joint to joint, the first one's place, and the joint's width. */
  readonly step: number;
  readonly from: number;
  readonly joint: number;
  /** The width of a board on its texture. Metres. */
  readonly onTexture: number;
  /** How many boards the texture has, so that neighbours show different ones. */
  readonly boards: number;
  readonly look: (board: number) => Look;
  /** Which side of the layer is looked at. */
  readonly face: 'front' | 'back';
}

/** A layer of a wall as boards, each cut off at the openings. */
export function boarded(boarding: Boarding, extent: Extent, into: Span): Solid[] {
  const { step, from, joint, onTexture, boards, look, face } = boarding;
  const unseen = ALL_FACES.filter((name) => name !== face);
  const made: Solid[] = [];
  for (const { along, low, high } of aroundOpenings(extent)) {
    const first = Math.floor((along[0] - from) / step + 1e-6);
    const end = Math.ceil((along[1] - from) / step - 1e-6);
    for (let board = first; board < end; board += 1) {
      const start = from + board * step;
      const shown: Span = [
        Math.max(along[0], start + joint / 2),
        Math.min(along[1], start + step - joint / 2),
      ];
      // What is narrower than its joint would only flicker.
      if (shown[1] - shown[0] < 2 * joint) continue;
      const shift = (board * 7) % boards;
      const uv = (u: number, v: number) =>
        [(shift + (u - start) / step) * onTexture, v + board * 0.77] as const;
      made.push(...block(look(board), shown, into, [low, high], { unseen, uv }));
    }
  }
  return made;
}
