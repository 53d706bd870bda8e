import type { OpeningKind } from './placement';

/** An opening in its wall, in metres; heights above the finished floor. */
export interface OpeningSize {
  readonly width: number;
  readonly sill: number;
  readonly head: number;
}

/** All heads are level; a window's sill is above 0.8 m, below which safety glass would be required. */
const HEAD = 2.1;
const WIDTHS = { door: 0.9, window: 0.9 } as const;
/** Common widths of sliding doors. */
const PATIO_WIDTHS = [2.4, 2.1, 1.8];
const NARROWEST_PATIO = 1.5;
const WINDOW_SILL = 0.9;

/**
 * Minimum solid wall from its outer corner to the nearest opening: the wall beside it and a lintel's 150
 * mm bearing. Metres.
 */
export const CORNER = 0.4;
/** Minimum solid wall between two openings: two lintels with a bearing of 150 mm each. Metres. */
export const PIER = 0.3;

/** The size of an opening in a room `roomWidth` metres wide: only patio glass depends on it. */
export function openingSize(kind: OpeningKind, roomWidth: number): OpeningSize {
  const width = kind === 'patio' ? patioWidth(roomWidth) : WIDTHS[kind];
  return { width, sill: kind === 'window' ? WINDOW_SILL : 0, head: HEAD };
}

/** The number of panes of patio glass this wide, in every view of it. */
export function patioPanes(width: number): number {
  return width > 2.2 ? 3 : 2;
}

/** The widest standard sliding door that fits the front, or the narrowest there is. */
function patioWidth(roomWidth: number): number {
  const space = roomWidth - 2 * CORNER + 1e-6;
  return Math.max(NARROWEST_PATIO, ...PATIO_WIDTHS.filter((width) => width <= space));
}
