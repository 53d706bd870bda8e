import type { Span } from '#domain/room/model/solids/solid';

/** Where a covering lies, in the room's axes. */
export interface Field {
  readonly across: Span;
  readonly behind: Span;
}

/** The height of a roof above the ground, at a place of the room. */
export type Slope = (across: number, behind: number) => number;
