import type { QuoteEntry } from '#app/offline/outbox-entry';
import { emptyDraft } from '#domain/draft/draft';
import { openingsInWords } from '#domain/draft/openings-in-words';
import { featureLabel, finishLabel, type FinishId } from '#domain/options';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { roomTypeName } from '#domain/room-types';

type Summary = QuoteEntry['summary'];

/** Sizes with their labels, as in a pricing document. */
type Sizes = Pick<PricingConfiguration, 'shellSizes'>;

/** "Garden Room, 4.5 m × 4 m"; without a size when the price list does not have it any more. */
export function titleOf({ roomType, shellSizeId }: Summary, { shellSizes }: Sizes): string {
  const size = shellSizes.find(({ id }) => id === shellSizeId);
  return [roomTypeName(roomType), size?.label].filter(Boolean).join(', ');
}

/** "Cedar, shingle roof, 3 windows, 1 door, underfloor heating". */
export function detailsOf(summary: Summary): string {
  const finishes = { ...emptyDraft.finishes, ...summary.finishes };
  return [
    finishLabel('cladding', finishes.cladding),
    roofInWords(finishes.roofing),
    openingsInWords(summary),
    ...summary.features.map((id) => featureLabel(id).toLowerCase()),
  ].join(', ');
}

function roofInWords(id: FinishId<'roofing'>): string {
  const label = finishLabel('roofing', id).toLowerCase().replace('standard ', '');
  if (id === 'solar-panels') return 'solar panels';
  return label.endsWith('roof') ? label : `${label} roof`;
}
