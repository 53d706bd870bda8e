import { millimetres } from '#domain/room/geometry/millimetres';
import { CORNER, PIER } from './opening-sizes';

/** A range of possible positions for an opening's left edge on a wall, in metres. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Something along a wall, in metres from its left end. */
interface Along {
  readonly at: number;
  readonly width: number;
}

/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

/**
 * Where an opening `width` wide may be placed on a wall `length` long beside those already there, from
 * left to right: clear of the corners, with a pier to each neighbour. Empty where it does not fit.
 */
export function freeSpans(length: number, width: number, others: readonly Along[]): Span[] {
  const spans: Span[] = [];
  let from = CORNER;
  for (const other of others.toSorted((one, next) => one.at - next.at)) {
    addSpan(spans, from, other.at - PIER - width);
    from = Math.max(from, other.at + other.width + PIER);
  }
  addSpan(spans, from, length - CORNER - width);
  return spans;
}

/** The position nearest to `wanted` in these spans; null when there is none. */
export function nearestPlace(spans: readonly Span[], wanted: number): number | null {
  let nearest: number | null = null;
  for (const { from, to } of spans) {
    const place = Math.min(Math.max(wanted, from), to);
    if (nearest === null || Math.abs(place - wanted) < Math.abs(nearest - wanted)) nearest = place;
  }
  return nearest;
}

/** Whether an opening may be placed at exactly this position. */
export function isFree(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => at > from - CRUMB && at < to + CRUMB);
}

function addSpan(spans: Span[], from: number, to: number) {
  if (to > from - CRUMB)
    spans.push({ from: millimetres(from), to: millimetres(Math.max(from, to)) });
}
