import * as z from 'zod/mini';

/** The four walls, counter-clockwise from the front as seen from above. The front's length is `width`. */
export const WALL_SIDES = ['front', 'right', 'back', 'left'] as const;

export const wallSideSchema = z.enum(WALL_SIDES, 'Choose the front, right, back or left wall');

export type WallSide = z.infer<typeof wallSideSchema>;

/** Outer measures of a shell, in metres: `width` runs along the front, `depth` away from it. */
export interface ShellMeasures {
  readonly width: number;
  readonly depth: number;
}

/** Outer length of a wall in metres. */
export function wallLength(side: WallSide, { width, depth }: ShellMeasures): number {
  return side === 'front' || side === 'back' ? width : depth;
}
