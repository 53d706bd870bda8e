import { countOf, withSizes, type PlacedOpening } from './placed-opening';
import { OPENING_KINDS, type OpeningKind } from './placement';
import { openableSides, type RoomChoices } from '#domain/room/geometry/room';
import { wallLength, type ShellMeasures, type WallSide } from '#domain/room/geometry/walls';

/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

const NAMES: Record<OpeningKind, string> = {
  patio: 'patio glass',
  door: 'doors',
  window: 'windows',
};

/**
 * What makes a placement impossible to build, as a sentence by field ("placement.2"): openings that were
 * not asked for, that extend beyond their wall, or that overlap. The minimum widths of corners and piers
 * are not checked: we may change them, and a request may predate the change.
 */
export function placementFaults(
  shell: ShellMeasures,
  choices: RoomChoices,
): Record<string, string> {
  const { placement = [], roomType } = choices;
  const sides = openableSides(roomType);
  const faults = new Map<string, string>();
  for (const kind of OPENING_KINDS) {
    if (placement.filter((opening) => opening.kind === kind).length > countOf(kind, choices)) {
      faults.set('placement', `Place no more ${NAMES[kind]} than the room has`);
    }
  }
  const sized = placement.flatMap((opening) => withSizes([opening], shell));
  for (const [index, opening] of sized.entries()) {
    const fault = faultOf(opening, sized.slice(0, index), wallLength(opening.wall, shell), sides);
    if (fault) faults.set(`placement.${index}`, fault);
  }
  return Object.fromEntries(faults);
}

function faultOf(
  opening: PlacedOpening,
  before: readonly PlacedOpening[],
  length: number,
  sides: readonly WallSide[],
): string | null {
  if (!sides.includes(opening.wall)) return 'The back of an extension stands against the house';
  if (opening.at + opening.width > length + CRUMB) {
    return 'This opening reaches beyond the end of its wall';
  }
  return before.some((other) => overlap(opening, other))
    ? 'Two openings stand in the same place'
    : null;
}

function overlap(one: PlacedOpening, other: PlacedOpening): boolean {
  return (
    one.wall === other.wall &&
    one.at + one.width > other.at + CRUMB &&
    other.at + other.width > one.at + CRUMB
  );
}
