import type { SomeCounts } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishLabel } from '#domain/room/options/finishes';
import type { Finishes } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { formatInside } from '#domain/room/geometry/format-size';
import { roomTypeName } from '#domain/room/options/room-types';
import { emptyDraft, type Draft } from './draft';
import { formatOpenings } from './format-openings';

/** Sizes with their labels, as in a pricing document. */
type Sizes = Pick<PricingConfiguration, 'shellSizes'>;

/** A draft, or what a request keeps of one. */
type Choices = SomeCounts &
  Pick<Draft, 'features'> & {
    finishes: { [C in keyof Finishes]?: Finishes[C] | undefined };
  };

/** "Garden Room, 4.5 m × 4 m": only the parts that are chosen and still in the price list. */
export function roomTitle(
  { roomType, shellSizeId }: Pick<Draft, 'roomType' | 'shellSizeId'>,
  { shellSizes }: Sizes,
): string {
  const size = shellSizes.find(({ id }) => id === shellSizeId);
  const parts = [roomType && roomTypeName(roomType), size?.label].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Room without a type yet';
}

/** "14.2 m² inside"; nothing where the size is not in the price list. */
export function roomArea(
  { roomType, shellSizeId }: Pick<Draft, 'roomType' | 'shellSizeId'>,
  { shellSizes }: Sizes,
): string | undefined {
  const size = shellSizes.find(({ id }) => id === shellSizeId);
  return size && formatInside(size, roomType);
}

/** "Garden Room, 4.5 m × 4 m, 14.2 m² inside". */
export function roomAndArea(chosen: Pick<Draft, 'roomType' | 'shellSizeId'>, sizes: Sizes): string {
  return [roomTitle(chosen, sizes), roomArea(chosen, sizes)].filter(Boolean).join(', ');
}

/** "Cedar, shingle roof, 3 windows, 1 door, underfloor heating". */
export function roomDetails(choices: Choices): string {
  const finishes = { ...emptyDraft.finishes, ...choices.finishes };
  return [
    finishLabel('cladding', finishes.cladding),
    ROOFINGS[finishes.roofing].inList,
    formatOpenings(choices),
    ...choices.features.map((id) => featureLabel(id).toLowerCase()),
  ].join(', ');
}
