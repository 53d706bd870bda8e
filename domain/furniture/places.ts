import type { WallSide } from '#domain/geometry/walls';
import type { Area } from './area';
import { PIECES, type Piece, type PieceKind } from './pieces';
import { onFloor, type PlacedPiece } from './placed-piece';

/** Metres between a piece and the walls behind and beside it, and between two places that are tried. */
const [BEHIND, BESIDE, STEP] = [0.04, 0.015, 0.05];
/** Metres between a sofa and its table, and between two places tried in the middle. */
const [TO_TABLE, STRIDE] = [0.32, 0.2];

/** Where a piece may be put. */
interface Around {
  readonly space: Area;
  /** The sides of the space that have a wall. */
  readonly walls: readonly WallSide[];
  /** What already stands there. */
  readonly pieces: readonly PlacedPiece[];
  /** Where along a wall to try first: 0 at its front or left end, 1 at the other. */
  readonly at: number | undefined;
}

/** Where a piece may stand in a space, the best place first, whatever else is there. */
export function* placesFor(
  kind: PieceKind,
  { space, walls, pieces, at }: Around,
): Generator<PlacedPiece> {
  const { stands } = PIECES[kind];
  if (stands === 'before the sofa') {
    for (const other of pieces) yield* beforeSofa(kind, other);
  } else if (stands === 'in the middle') {
    yield* inTheMiddle(kind, space);
  } else {
    for (const side of stands.by)
      if (walls.includes(side)) yield* alongWall(kind, side, space, at ?? stands.at);
  }
}

function alongWall(kind: PieceKind, side: WallSide, space: Area, wish: number): PlacedPiece[] {
  const { wide, deep } = PIECES[kind];
  const across = side === 'front' || side === 'back';
  const spare = (across ? space.right - space.left : space.back - space.front) - wide - 2 * BESIDE;
  if (spare < 0) return [];
  const best = wish * spare;
  const steps = Array.from({ length: Math.floor(spare / STEP) + 1 }, (_, n) => n * STEP);
  return [best, ...steps, spare]
    .toSorted((one, next) => Math.abs(one - best) - Math.abs(next - best))
    .map((at) => {
      const along = [BESIDE + at, BESIDE + at + wide] as const;
      return withSpace(
        kind,
        side,
        onFloor({ against: side, area: space }, along, [BEHIND, BEHIND + deep]),
      );
    });
}

function beforeSofa(kind: PieceKind, sofa: PlacedPiece): PlacedPiece[] {
  if (sofa.kind !== 'sofa') return [];
  const { wide, deep } = PIECES[kind];
  const from = (PIECES.sofa.wide - wide) / 2;
  const off = PIECES.sofa.deep + TO_TABLE;
  return [withSpace(kind, sofa.against, onFloor(sofa, [from, from + wide], [off, off + deep]))];
}

/** Both ways round, at every stride, those nearest to the middle first. */
function inTheMiddle(kind: PieceKind, space: Area): PlacedPiece[] {
  const { wide, deep } = PIECES[kind];
  const [x, y] = [(space.left + space.right) / 2, (space.front + space.back) / 2];
  return strides(space.right - space.left)
    .flatMap((right) => strides(space.back - space.front).map((back) => ({ right, back })))
    .toSorted((one, next) => Math.hypot(one.right, one.back) - Math.hypot(next.right, next.back))
    .flatMap(({ right, back }) =>
      (['front', 'left'] as const).map((side) => {
        const [half, other] = side === 'front' ? [wide / 2, deep / 2] : [deep / 2, wide / 2];
        return withSpace(kind, side, {
          left: x + right - half,
          right: x + right + half,
          front: y + back - other,
          back: y + back + other,
        });
      }),
    );
}

/** Metres off the middle of a length, at every stride. */
function strides(length: number): number[] {
  const count = Math.floor(length / 2 / STRIDE);
  return Array.from({ length: 2 * count + 1 }, (_, n) => (n - count) * STRIDE);
}

/** Adds what is kept free before a piece; for one that stands free, behind it as well. */
function withSpace(kind: PieceKind, against: WallSide, area: Area): PlacedPiece {
  const { wide, deep, before, stands }: Piece = PIECES[kind];
  const behind = stands === 'in the middle' ? before : 0;
  const taken = onFloor({ against, area }, [0, wide], [-behind, deep + before]);
  return { kind, against, area, taken };
}
