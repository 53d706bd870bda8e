import type { WallSide } from '#domain/room/geometry/walls';
import type { Area } from './area';
import type { PieceKind } from './pieces';

/** A piece in its place. */
export interface PlacedPiece {
  readonly kind: PieceKind;
  /** The wall it has its back to; for one that stands free, the wall it would have. */
  readonly against: WallSide;
  /** What it covers. */
  readonly area: Area;
  /** That, its chairs, and the space to use it. */
  readonly taken: Area;
}

/**
 * A rectangle of the floor in a piece's own axes.
 *
 * @param along metres from one end of its back to the other
 * @param off metres off its back, towards whoever uses it
 */
export function onFloor(
  { against, area }: Pick<PlacedPiece, 'against' | 'area'>,
  along: readonly [number, number],
  off: readonly [number, number],
): Area {
  const { left, right, front, back } = area;
  // By index: furnishing a room asks for thousands of places, often in a program just loaded.
  const from = along[0];
  const to = along[1];
  const near = off[0];
  const far = off[1];
  switch (against) {
    case 'front':
      return { left: left + from, right: left + to, front: front + near, back: front + far };
    case 'back':
      return { left: left + from, right: left + to, front: back - far, back: back - near };
    case 'left':
      return { left: left + near, right: left + far, front: front + from, back: front + to };
    case 'right':
      return { left: right - far, right: right - near, front: front + from, back: front + to };
  }
}
