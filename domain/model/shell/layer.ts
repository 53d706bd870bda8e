import type { Wall } from '#domain/geometry/room';
import { block, type Height } from '#domain/model/solids/block';
import { FACES, type FaceName } from '#domain/model/solids/block-faces';
import type { Look, Solid, Span } from '#domain/model/solids/solid';

const ALL_FACES = FACES.map(({ name }) => name);

/** A stretch of a wall without a hole, in the wall's own axes: between openings, or below or above one. */
export interface Piece {
  readonly place: 'beside' | 'below' | 'above';
  readonly along: Span;
  readonly low: number;
  readonly high: Height;
}

/** What an even layer of a wall covers: along it, from a height to another, around its openings. */
export interface Extent {
  readonly along: Span;
  readonly low: number;
  readonly high: Height;
  /** The finished floor, from which openings count. */
  readonly floor: number;
}

/** The stretches beside, below and above a wall's openings. */
export function aroundOpenings(
  { openings }: Wall,
  { along: [from, to], low, high, floor }: Extent,
): Piece[] {
  const starts = [from, ...openings.map(({ at, width }) => at + width)];
  const ends = [...openings.map(({ at }) => at), to];
  return [
    ...starts.map((start, n): Piece => ({
      along: [start, ends[n] ?? to],
      low,
      high,
      place: 'beside',
    })),
    ...openings.flatMap(({ at, width, sill, head }): Piece[] => {
      const along: Span = [Math.max(from, at), Math.min(to, at + width)];
      return [
        { along, low, high: floor + sill, place: 'below' },
        { along, low: floor + head, high, place: 'above' },
      ];
    }),
  ].filter(({ along }) => along[1] > along[0]);
}

/** The ends of a piece that its neighbours hide. */
const ENDS: Readonly<Record<Piece['place'], readonly FaceName[]>> = {
  beside: ['top', 'bottom'],
  below: ['left', 'right', 'bottom'],
  above: ['left', 'right', 'top'],
};
/** How far pieces reach into their neighbours, so that no light comes between them. Metres. */
const INTO_NEXT = 0.001;

/** One layer of a wall: the same all along. */
export function layer(
  look: Look,
  pieces: readonly Piece[],
  into: Span,
  hidden: readonly FaceName[],
): Solid[] {
  return pieces.flatMap(({ along: [from, to], low, high, place }) => {
    const over = place === 'beside' ? 0 : INTO_NEXT;
    const unseen = [...ENDS[place], ...hidden];
    return block(look, [from - over, to + over], into, [low, high], { unseen });
  });
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
export function boarded(boarding: Boarding, pieces: readonly Piece[], into: Span): Solid[] {
  const { step, from, joint, onTexture, boards, look, face } = boarding;
  const unseen = ALL_FACES.filter((name) => name !== face);
  return pieces.flatMap(({ along, low, high }) => {
    const first = Math.floor((along[0] - from) / step + 1e-6);
    const last = Math.ceil((along[1] - from) / step - 1e-6);
    return Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n).flatMap(
      (board) => {
        const start = from + board * step;
        const shown: Span = [
          Math.max(along[0], start + joint / 2),
          Math.min(along[1], start + step - joint / 2),
        ];
        const shift = (board * 7) % boards;
        // What is narrower than its joint would only flicker.
        if (shown[1] - shown[0] < 2 * joint) return [];
        return block(look(board), shown, into, [low, high], {
          unseen,
          uv: (u, v) => [(shift + (u - start) / step) * onTexture, v + board * 0.77],
        });
      },
    );
  });
}
