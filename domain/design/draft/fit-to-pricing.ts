import { COUNT_IDS, COUNTS, eachCount } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishLabel } from '#domain/room/options/finishes';
import {
  FINISH_CATEGORIES,
  type FinishCategory,
  type Finishes,
} from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { offeredCounts } from '#domain/design/pricing/count-price';
import { offeredFeatures } from '#domain/design/pricing/feature-price';
import { offeredFinishes } from '#domain/design/pricing/finish-price';
import type { Draft } from './draft';
import { sizeName } from './size-name';

/**
 * The draft with every choice this document no longer offers reset: an unknown shell to none, an unpriced
 * opening to its standard, an unpriced finish to the first one on offer, an unpriced feature to not chosen. Returns the same object when everything
 * is still offered, so that a caller can tell the visitor when something was removed.
 */
export function fitToPricing(draft: Draft, pricing: PricingConfiguration): Draft {
  const gone = goneFrom(draft, pricing);
  const lists = [gone.counts, gone.features, gone.finishes];
  if (gone.shell === null && lists.every(({ length }) => length === 0)) return draft;
  return {
    ...draft,
    shellSizeId: gone.shell === null ? draft.shellSizeId : null,
    ...eachCount((id) => (gone.counts.includes(id) ? COUNTS[id].standard : draft[id])),
    features: draft.features.filter((id) => !gone.features.includes(id)),
    finishes: { ...draft.finishes, ...firstFinishes(gone.finishes, pricing) },
  };
}

/** The names of the choices that this document no longer offers: "9 m × 9 m", "Living roof". */
export function notOffered(draft: Draft, pricing: PricingConfiguration): string[] {
  const { shell, counts, features, finishes } = goneFrom(draft, pricing);
  return [
    ...(shell === null ? [] : [sizeName(shell, pricing.shellSizes)]),
    ...counts.map((id) => COUNTS[id].label),
    ...features.map(featureLabel),
    ...finishes.map((category) => finishLabel(category, draft.finishes[category])),
  ];
}

function goneFrom(draft: Draft, pricing: PricingConfiguration) {
  const { shellSizeId, features, finishes } = draft;
  const counted = offeredCounts(pricing).map(({ id }) => id);
  const offered = new Set(offeredFeatures(pricing).map(({ id }) => id));
  const hasShell = pricing.shellSizes.some(({ id }) => id === shellSizeId);
  return {
    shell: hasShell ? null : shellSizeId,
    counts: COUNT_IDS.filter((id) => !counted.includes(id) && draft[id] !== COUNTS[id].standard),
    features: features.filter((id) => !offered.has(id)),
    finishes: FINISH_CATEGORIES.filter(
      (category) => !offeredFinishes(category, pricing).some(({ id }) => id === finishes[category]),
    ),
  };
}

/** The standard finish of each category, or where that is not offered, the one that stands first. */
function firstFinishes(
  categories: readonly FinishCategory[],
  pricing: PricingConfiguration,
): Partial<Finishes> {
  return Object.fromEntries(
    categories.map((category) => [category, offeredFinishes(category, pricing)[0]?.id]),
  );
}
