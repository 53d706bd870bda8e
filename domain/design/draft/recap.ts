import { featureLabel } from '#domain/room/options/features';
import { finishLabel } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { formatSize } from '#domain/room/geometry/format-size';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { featuresOfRoom } from '#domain/design/pricing/feature-price';
import { roomTypeName } from '#domain/room/options/room-types';
import type { Draft } from './draft';
import { formatOpenings, formatPlaces } from './format-openings';
import { ownName, sizeName } from './size-name';
import type { StepNumber } from './steps';

/** One row of the summary: a choice, and the step where it can be changed. */
export interface RecapRow {
  term: string;
  value: string;
  step: StepNumber;
}

/** The choices of a draft in words, in step order. */
export function recapOf(draft: Draft, pricing: PricingConfiguration): RecapRow[] {
  return [
    { term: 'Room', value: draft.roomType ? roomTypeName(draft.roomType) : 'Not chosen', step: 1 },
    { term: 'Size', value: sizeOf(draft, pricing), step: 2 },
    { term: 'Openings', value: formatPlaced(draft), step: 3 },
    { term: 'Features', value: formatFeatures(draft), step: 4 },
    { term: 'Finishes', value: formatFinishes(draft), step: 5 },
  ];
}

/**
 * The rows of a draft that differ from another draft's; if only hand-placed positions differ, the
 * positions themselves.
 */
export function differingRows(
  draft: Draft,
  other: Draft,
  pricing: PricingConfiguration,
): RecapRow[] {
  const others = recapOf(other, pricing).map(({ value }) => value);
  const placed = placesOf(draft) === placesOf(other) ? '' : placesOf(draft);
  return recapOf(draft, pricing).flatMap((row, index) => {
    if (row.value !== others[index]) return row;
    return row.step === 3 && placed ? { ...row, value: placed } : [];
  });
}

function placesOf({ placement }: Draft): string {
  return placement ? formatPlaces(placement) : '';
}

function sizeOf({ roomType, shellSizeId }: Draft, { shellSizes }: PricingConfiguration): string {
  if (shellSizeId === null) return 'Not chosen';
  const size = shellSizes.find(({ id }) => id === shellSizeId);
  if (!size) return `${sizeName(shellSizeId, shellSizes)}, not in the price list`;
  return [ownName(size), formatSize(size, roomType)].filter((words) => words !== null).join(', ');
}

function formatPlaced(draft: Draft): string {
  return `${formatOpenings(draft)}${draft.placement ? ', placed by hand' : ''}`;
}

function formatFeatures({ features }: Draft): string {
  return asSentence(featuresOfRoom(features).map(featureLabel));
}

function formatFinishes({ finishes }: Draft): string {
  return asSentence(FINISH_CATEGORIES.map((category) => finishLabel(category, finishes[category])));
}

/** "Underfloor heating, premium insulation": a single capital, at the start. */
function asSentence(labels: readonly string[]): string {
  return labels
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', ');
}
