import { featureLabel } from '#domain/options/features';
import { finishCategoryLabel, finishLabel } from '#domain/options/finishes';
import { FEATURE_IDS, FINISH_CATEGORIES } from '#domain/options/option-ids';
import { metres } from '#domain/drawing/plan/metres';
import type { Room } from '#domain/geometry/room';
import type { ShellSize } from '#domain/pricing/configuration';
import type { PricedChoices } from '#domain/pricing/price';
import { roomTypeName } from '#domain/room-types';
import { onPaper } from './on-paper';
import type { Row } from './row';

/** Every choice, including the standard ones, in step order. */
export function choiceRows(choices: PricedChoices, size: ShellSize, room: Room): Row[] {
  const { roomType, windows, doors, patioGlass, features, finishes } = choices;
  const chosen = FEATURE_IDS.filter((id) => features.includes(id));
  return [
    ['Room', roomTypeName(roomType)],
    ['Size', onPaper(size.label)],
    ['Floor area', `${size.area}\u00a0m²`],
    ['Height inside', metres(room.inside.height)],
    ['Height outside', `${metres(Math.ceil(room.roof.highest * 100) / 100)} at its highest`],
    ['Windows', windows === 0 ? 'None' : `${windows}`],
    ['Doors', `${doors}`],
    ['Patio glass', patioGlass ? 'Yes' : 'None'],
    ['Features', chosen.length === 0 ? 'None' : chosen.map(featureLabel).join(', ')],
    ...FINISH_CATEGORIES.map((category): Row => [
      finishCategoryLabel(category),
      finishLabel(category, finishes[category]),
    ]),
  ];
}
