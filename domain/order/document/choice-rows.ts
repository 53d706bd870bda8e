import { COUNT_IDS, COUNTS } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishCategoryLabel, finishLabel } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { metres } from '#domain/room/drawing/plan/metres';
import { formatFloor, formatMeasures, highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import { featuresOfRoom } from '#domain/design/pricing/feature-price';
import type { PricedChoices } from '#domain/design/pricing/price';
import { roomTypeName } from '#domain/room/options/room-types';

/** A term of the quote and its value. */
export type Row = readonly [term: string, value: string];

/** Every choice, including the standard ones, in step order. */
export function choiceRows(choices: PricedChoices, room: Room): Row[] {
  const { roomType, features, finishes } = choices;
  return [
    ['Room', roomTypeName(roomType)],
    ['Floor inside', formatFloor(room.inside)],
    ['Size outside', formatMeasures(room)],
    ['Height inside', metres(room.inside.height)],
    ['Height outside', `${metres(highestOutside(room.roof))} at its highest`],
    ...COUNT_IDS.map((id): Row => [COUNTS[id].label, howMany(choices[id])]),
    ['Features', featuresOfRoom(features).map(featureLabel).join(', ')],
    ...FINISH_CATEGORIES.map((category): Row => [
      finishCategoryLabel(category),
      finishLabel(category, finishes[category]),
    ]),
  ];
}

function howMany(count: number | boolean): string {
  if (Number(count) === 0) return 'None';
  return count === true ? 'Yes' : `${count}`;
}
