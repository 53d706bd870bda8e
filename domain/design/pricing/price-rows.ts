import { COUNT_IDS, COUNTS, formatCount, type Counts } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishOf } from '#domain/room/options/finishes';
import {
  FEATURE_IDS,
  type FeatureId,
  type FinishCategory,
  type Finishes,
} from '#domain/room/options/option-ids';
import { roomTypeName, type RoomTypeId } from '#domain/room/options/room-types';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { countPrice } from './count-price';
import { featurePrice, isIncluded } from './feature-price';
import { finishPrice } from './finish-price';
import { toPence } from '#domain/text/money';
import { shellPence, shellSizeOf } from './shell-price';

/** A price line whose amount is still in whole pence. */
export type PriceRow = {
  id: string;
  label: string;
  detail?: string;
  pence: number;
  included?: true;
};

/**
 * "Shell, 4 m × 4 m", with the room type as detail where it changes the price.
 * @throws NotOfferedError when the document has no such shell
 */
export function shellRow(
  roomType: RoomTypeId,
  shellSizeId: string,
  pricing: PricingConfiguration,
): PriceRow {
  const multiplier = pricing.roomTypeMultipliers[roomType];
  return {
    id: 'shell',
    label: `Shell, ${shellSizeOf(shellSizeId, pricing).label}`,
    ...(multiplier !== 1 && { detail: roomTypeName(roomType) }),
    pence: shellPence(roomType, shellSizeId, pricing),
  };
}

/**
 * Windows, doors and patio glass, where there are any.
 * @throws NotOfferedError when the document does not price one of them
 */
export function countRows(counts: Counts, pricing: PricingConfiguration): PriceRow[] {
  return COUNT_IDS.filter((id) => Number(counts[id]) > 0).map((id) => {
    const count = Number(counts[id]);
    return {
      id: COUNTS[id].line,
      label: formatCount(id, count),
      pence: count * toPence(countPrice(id, pricing)),
    };
  });
}

/**
 * The chosen features in their fixed order, each once.
 * @throws NotOfferedError when the document does not price one of them
 */
export function featureRows(
  features: readonly FeatureId[],
  pricing: PricingConfiguration,
): PriceRow[] {
  return FEATURE_IDS.filter((id) => features.includes(id)).map((id) => ({
    id,
    label: featureLabel(id),
    ...(isIncluded(id) && { included: true as const }),
    pence: toPence(featurePrice(id, pricing)),
  }));
}

/**
 * The finish of one category; one that costs nothing is included.
 * @throws NotOfferedError when the document does not price it
 */
export function finishRow(
  category: FinishCategory,
  finishes: Finishes,
  pricing: PricingConfiguration,
): PriceRow {
  const id = finishes[category];
  const amount = finishPrice(category, id, pricing);
  const { label, note } = finishOf(category, id);
  return {
    id: category,
    label: category === 'cladding' ? `${label} cladding` : label,
    ...(note !== undefined && { detail: note }),
    ...(amount === 0 && { included: true as const }),
    pence: toPence(amount),
  };
}
