import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import type { Draft } from './draft';

/** Whether two drafts are the same design, whatever order their features were chosen in. */
export function sameDesign(one: Draft, other: Draft): boolean {
  return (
    one.roomType === other.roomType &&
    one.shellSizeId === other.shellSizeId &&
    one.windows === other.windows &&
    one.doors === other.doors &&
    one.patioGlass === other.patioGlass &&
    one.features.toSorted().join() === other.features.toSorted().join() &&
    FINISH_CATEGORIES.every((category) => one.finishes[category] === other.finishes[category]) &&
    placed(one) === placed(other)
  );
}

/** The openings placed by hand, in their order: the first of a kind is its number 1. */
function placed({ placement = [] }: Draft): string {
  return placement.map(({ kind, wall, at }) => `${kind} ${wall} ${at}`).join();
}
