import { COUNT_IDS } from '#domain/room/options/counts';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import type { Draft } from './draft';

/** Whether two drafts are the same design, whatever order their features were chosen in. */
export function sameDesign(one: Draft, other: Draft): boolean {
  return sameChoices(one, other) && placed(one) === placed(other);
}

/** The same, wherever their openings stand. */
export function sameChoices(one: Draft, other: Draft): boolean {
  return (
    one.roomType === other.roomType &&
    one.shellSizeId === other.shellSizeId &&
    COUNT_IDS.every((id) => one[id] === other[id]) &&
    one.features.toSorted().join() === other.features.toSorted().join() &&
    FINISH_CATEGORIES.every((category) => one.finishes[category] === other.finishes[category])
  );
}

/** The openings placed by hand, in their order: the first of a kind is its number 1. */
function placed({ placement = [] }: Draft): string {
  return placement.map(({ kind, wall, at }) => `${kind} ${wall} ${at}`).join();
}
