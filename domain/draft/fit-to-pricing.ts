import { FINISH_CATEGORIES, type FinishCategory, type Finishes } from '#domain/options/option-ids';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { offeredFeatures } from '#domain/pricing/feature-price';
import { offeredFinishes } from '#domain/pricing/finish-price';
import { emptyDraft, type Draft } from './draft';

/**
 * The draft with every choice this document no longer offers reset: an unknown shell to none, an unpriced
 * finish to the standard one, an unpriced feature to not chosen. Returns the same object when everything
 * is still offered, so that a caller can tell the visitor when something was removed.
 */
export function fitToPricing(draft: Draft, pricing: PricingConfiguration): Draft {
  const shellGone =
    draft.shellSizeId !== null && !pricing.shellSizes.some(({ id }) => id === draft.shellSizeId);
  const offered = new Set(offeredFeatures(pricing).map(({ id }) => id));
  const features = draft.features.filter((id) => offered.has(id));
  const gone = FINISH_CATEGORIES.filter(
    (category) =>
      !offeredFinishes(category, pricing).some(({ id }) => id === draft.finishes[category]),
  );
  if (!shellGone && gone.length === 0 && features.length === draft.features.length) return draft;
  return {
    ...draft,
    shellSizeId: shellGone ? null : draft.shellSizeId,
    features,
    finishes: { ...draft.finishes, ...standardFinishes(gone) },
  };
}

function standardFinishes(categories: readonly FinishCategory[]): Partial<Finishes> {
  return Object.fromEntries(
    categories.map((category) => [category, emptyDraft.finishes[category]]),
  );
}
