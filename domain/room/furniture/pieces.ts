import type { WallSide } from '#domain/room/geometry/walls';

export type PieceKind =
  | 'desk' | 'sofa' | 'low-table' | 'bed' | 'treadmill' | 'shelf' | 'dining-table' | 'plant'; // oxfmt-ignore

/** A piece of furniture with its real measures, in metres. */
export interface Piece {
  readonly name: string;
  /** Along the wall behind it. */
  readonly wide: number;
  /** Off that wall. */
  readonly deep: number;
  readonly high: number;
  /** Kept free in front of it, for a chair or to get in. */
  readonly before: number;
  /** Where it would like to be: along a wall (`at` 0 is its front or left end), or elsewhere. */
  readonly stands:
    | { readonly by: readonly WallSide[]; readonly at: number }
    | 'in the middle'
    | 'before the sofa';
}

export const PIECES: Readonly<Record<PieceKind, Piece>> = {
  desk: {
    name: 'Desk',
    wide: 1.6,
    deep: 0.8,
    high: 0.74,
    before: 0.65,
    stands: { by: ['left', 'right', 'back', 'front'], at: 0.5 },
  },
  sofa: {
    name: 'Sofa',
    wide: 2.1,
    deep: 0.9,
    high: 0.8,
    before: 0.3,
    stands: { by: ['right', 'left', 'back', 'front'], at: 0.5 },
  },
  'low-table': {
    name: 'Low table',
    wide: 0.9,
    deep: 0.5,
    high: 0.36,
    before: 0,
    stands: 'before the sofa',
  },
  bed: {
    name: 'Double bed',
    wide: 1.35,
    deep: 1.9,
    high: 0.9,
    before: 0.3,
    stands: { by: ['left', 'right', 'front', 'back'], at: 0 },
  },
  treadmill: {
    name: 'Treadmill',
    wide: 1.8,
    deep: 0.8,
    high: 1.35,
    before: 0,
    stands: { by: ['right', 'left', 'front', 'back'], at: 0.5 },
  },
  shelf: {
    name: 'Shelf',
    wide: 0.8,
    deep: 0.3,
    high: 1.2,
    before: 0.3,
    stands: { by: ['left', 'right', 'front', 'back'], at: 0 },
  },
  'dining-table': {
    name: 'Dining table',
    wide: 1.6,
    deep: 0.9,
    high: 0.75,
    before: 0.5,
    stands: 'in the middle',
  },
  plant: {
    name: 'Plant',
    wide: 0.4,
    deep: 0.4,
    high: 1.3,
    before: 0,
    stands: { by: ['front', 'right', 'left', 'back'], at: 1 },
  },
};
