import type { WallSide } from '#domain/room/geometry/walls';
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
  /** The one of them that is a partition: tried last, where it would hide what stands against it. */
  readonly dividing: WallSide | null;
  /** What already stands there. */
  readonly pieces: readonly PlacedPiece[];
  /** Where along a wall to try first: 0 at its front or left end, 1 at the other. */
  readonly at: number | undefined;
}

/** Where a piece may stand in a space, the best place first, whatever else is there. */
export function* placesFor(
  kind: PieceKind,
  { space, walls, dividing, pieces, at }: Around,
): Generator<PlacedPiece> {
  const { stands } = PIECES[kind];
  if (stands === 'before the sofa') {
    for (const other of pieces) yield* beforeSofa(kind, other);
  } else if (stands === 'in the middle') {
    yield* inTheMiddle(kind, space);
  } else {
    const last = stands.by.filter((side) => side === dividing);
    for (const side of [...stands.by.filter((one) => one !== dividing), ...last])
      if (walls.includes(side)) yield* alongWall(kind, side, space, at ?? stands.at);
  }
}

function* alongWall(
  kind: PieceKind,
  side: WallSide,
  space: Area,
  wish: number,
): Generator<PlacedPiece> {
  const { wide, deep } = PIECES[kind];
  const across = side === 'front' || side === 'back';
  const spare = (across ? space.right - space.left : space.back - space.front) - wide - 2 * BESIDE;
  if (spare < 0) return;
  const best = wish * spare;
  const steps = Array.from({ length: Math.floor(spare / STEP) + 1 }, (_, n) => n * STEP);
  const nearest = [best, ...steps, spare].toSorted(
    (one, next) => Math.abs(one - best) - Math.abs(next - best),
  );
  for (const at of nearest) {
    const along = [BESIDE + at, BESIDE + at + wide] as const;
    const area = onFloor({ against: side, area: space }, along, [BEHIND, BEHIND + deep]);
    yield withSpace(kind, side, area);
  }
}

function* beforeSofa(kind: PieceKind, sofa: PlacedPiece): Generator<PlacedPiece> {
  if (sofa.kind !== 'sofa') return;
  const { wide, deep } = PIECES[kind];
  const from = (PIECES.sofa.wide - wide) / 2;
  const off = PIECES.sofa.deep + TO_TABLE;
  yield withSpace(kind, sofa.against, onFloor(sofa, [from, from + wide], [off, off + deep]));
}

/** Both ways round, at every stride, those nearest to the middle first. */
function* inTheMiddle(kind: PieceKind, space: Area): Generator<PlacedPiece> {
  const { wide, deep } = PIECES[kind];
  const middle = { x: (space.left + space.right) / 2, y: (space.front + space.back) / 2 };
  for (const { right, back } of strides(space)) {
    const [x, y] = [middle.x + right * STRIDE, middle.y + back * STRIDE];
    for (const side of ['front', 'left'] as const) {
      const [half, other] = side === 'front' ? [wide / 2, deep / 2] : [deep / 2, wide / 2];
      const area = { left: x - half, right: x + half, front: y - other, back: y + other };
      yield withSpace(kind, side, area);
    }
  }
}

/** Strides off the middle of a space, the fewest first. */
function strides({ left, right, front, back }: Area): { right: number; back: number }[] {
  const columns = Math.floor((right - left) / 2 / STRIDE);
  const rows = Math.floor((back - front) / 2 / STRIDE);
  const all = Array.from({ length: (2 * columns + 1) * (2 * rows + 1) }, (_, n) => {
    const [x, y] = [Math.floor(n / (2 * rows + 1)) - columns, (n % (2 * rows + 1)) - rows];
    // Of whole numbers, so that every engine has the same order.
    return { right: x, back: y, off: x * x + y * y };
  });
  return all.toSorted((one, next) => one.off - next.off);
}

/** Adds what is kept free before a piece; for one that stands free, behind it as well. */
function withSpace(kind: PieceKind, against: WallSide, area: Area): PlacedPiece {
  const { wide, deep, before, stands }: Piece = PIECES[kind];
  const behind = stands === 'in the middle' ? before : 0;
  const taken = onFloor({ against, area }, [0, wide], [-behind, deep + before]);
  return { kind, against, area, taken };
}
