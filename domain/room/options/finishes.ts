import { CLADDINGS } from './claddings';
import type { Finish } from './finish';
import { FOUNDATIONS } from './foundations';
import { INTERIORS } from './interiors';
import type { FinishCategory, FinishId } from './option-ids';
import { ROOFINGS } from './roofings';

/** Every finish by its category. */
export const FINISHES: { readonly [C in FinishCategory]: Readonly<Record<FinishId<C>, Finish>> } = {
  cladding: CLADDINGS,
  roofing: ROOFINGS,
  interior: INTERIORS,
  foundation: FOUNDATIONS,
};

const CATEGORY_LABELS: Readonly<Record<FinishCategory, string>> = {
  cladding: 'Cladding',
  roofing: 'Roofing',
  interior: 'Interior',
  foundation: 'Foundation',
};

/** "Roofing" for 'roofing'. */
export function finishCategoryLabel(category: FinishCategory): string {
  return CATEGORY_LABELS[category];
}

/** The details of a finish, whatever its category. */
export function finishOf<C extends FinishCategory>(category: C, id: FinishId<C>): Finish {
  return FINISHES[category][id];
}

/** "Cedar" for ('cladding', 'cedar'). */
export function finishLabel<C extends FinishCategory>(category: C, id: FinishId<C>): string {
  return finishOf(category, id).label;
}
