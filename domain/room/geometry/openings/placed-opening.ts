import { millimetres } from '#domain/room/geometry/millimetres';
import { openingSize } from './opening-sizes';
import { OPENING_KINDS, type Opening, type OpeningKind } from './placement';
import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';

/** The number of openings of each kind; patio glass is one or none. */
export interface OpeningCounts {
  readonly windows: number;
  readonly doors: number;
  readonly patioGlass: boolean;
}

/** The number of one kind. */
export function countOf(kind: OpeningKind, counts: OpeningCounts): number {
  if (kind === 'patio') return counts.patioGlass ? 1 : 0;
  return kind === 'door' ? counts.doors : counts.windows;
}

/** A shell and the walls that may have openings: the back of an extension is the house. */
export interface OpenableShell extends ShellMeasures {
  readonly sides: readonly WallSide[];
}

/** One opening in its wall, in metres; heights above the finished floor. */
export interface PlacedOpening extends Readonly<Opening> {
  /** Its kind and number: "window-2". */
  readonly id: string;
  readonly width: number;
  readonly sill: number;
  readonly head: number;
}

/** Openings with their sizes and ids, kind by kind; the first of a kind is its number 1. */
export function withSizes(
  openings: readonly Opening[],
  { width: roomWidth }: ShellMeasures,
): PlacedOpening[] {
  return OPENING_KINDS.flatMap((wanted) =>
    openings
      .filter(({ kind }) => kind === wanted)
      .map(({ kind, wall, at }, index) => ({
        id: `${kind}-${index + 1}`,
        kind,
        wall,
        at: millimetres(at),
        ...openingSize(kind, roomWidth),
      })),
  );
}
