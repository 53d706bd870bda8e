import type { Draft } from '#domain/draft/draft';
import {
  FEATURE_IDS,
  FINISH_CATEGORIES,
  featureLabel,
  finishLabel,
  type FinishCategory,
} from '#domain/options';
import { roomTypeName, type RoomTypeId } from '#domain/room-types';
import type { PricingConfiguration, ShellSize } from './configuration';
import { UnknownShellSizeError, UnpricedFinishError } from './errors';
import { featurePrice } from './feature-price';
import { finishPrice } from './finish-price';
import { fromPence, toPence } from './money';

/** A draft that has what a price needs: a room type and a shell. */
export type PricedChoices = Draft & { roomType: RoomTypeId; shellSizeId: string };

/** One row of a price. `amount` is in pounds and may carry pence; `included` costs nothing. */
export type PriceLine = {
  id: string;
  label: string;
  detail?: string;
  amount: number;
  included?: true;
};

/** Rows in display order whose amounts add up to `total` exactly, in whole pounds. */
export type Price = { lines: PriceLine[]; total: number };

/**
 * The builder price of specification §9: shell × room multiplier, plus windows, doors, patio
 * glass, features and finishes, rounded half up to whole pounds.
 *
 * Summed in integer pence; when the sum has pence, a last line `rounding` carries the difference.
 * @throws UnknownShellSizeError when the document has no such shell
 * @throws UnpricedFinishError when the document does not price a chosen finish
 */
export function price(choices: PricedChoices, pricing: PricingConfiguration): Price {
  const rows = [
    shellRow(choices, pricing),
    ...openingRows(choices, pricing),
    ...featureRows(choices, pricing),
    ...FINISH_CATEGORIES.map((category) => finishRow(category, choices, pricing)),
  ];
  const exact = rows.reduce((sum, row) => sum + row.pence, 0);
  const total = Math.floor((exact + 50) / 100);
  const rounding = total * 100 - exact;
  if (rounding !== 0) rows.push({ id: 'rounding', label: 'Rounding', pence: rounding });
  return { lines: rows.map(toLine), total };
}

/**
 * The price of a draft on its way, or `null` while it cannot have one: room type or shell not
 * chosen yet, or a choice that this document no longer offers (see `fitToPricing`).
 */
export function priceDraft(draft: Draft, pricing: PricingConfiguration): Price | null {
  const { roomType, shellSizeId } = draft;
  if (roomType === null || shellSizeId === null) return null;
  if (!pricing.shellSizes.some((size) => size.id === shellSizeId)) return null;
  const unpriced = FINISH_CATEGORIES.some(
    (category) => finishPrice(category, draft.finishes[category], pricing) === undefined,
  );
  return unpriced ? null : price({ ...draft, roomType, shellSizeId }, pricing);
}

/**
 * The shell with this id.
 * @throws UnknownShellSizeError when the document has no such shell
 */
export function shellSizeOf(id: string, pricing: PricingConfiguration): ShellSize {
  const shellSize = pricing.shellSizes.find((size) => size.id === id);
  if (!shellSize) throw new UnknownShellSizeError(id);
  return shellSize;
}

/** Shell × room multiplier in whole pence: the part that builder and estimator share. */
export function shellPence(
  roomType: RoomTypeId,
  shellSizeId: string,
  pricing: PricingConfiguration,
): number {
  const { basePrice } = shellSizeOf(shellSizeId, pricing);
  return Math.round(toPence(basePrice) * pricing.roomTypeMultipliers[roomType]);
}

type Row = Omit<PriceLine, 'amount'> & { pence: number };

function toLine({ pence, ...line }: Row): PriceLine {
  return { ...line, amount: fromPence(pence) };
}

function shellRow({ roomType, shellSizeId }: PricedChoices, pricing: PricingConfiguration): Row {
  const { label } = shellSizeOf(shellSizeId, pricing);
  const multiplier = pricing.roomTypeMultipliers[roomType];
  return {
    id: 'shell',
    label: `Shell, ${label}`,
    ...(multiplier !== 1 && { detail: `${roomTypeName(roomType)}, ×\u00a0${multiplier}` }),
    pence: shellPence(roomType, shellSizeId, pricing),
  };
}

function openingRows(choices: PricedChoices, { fixedComponents }: PricingConfiguration): Row[] {
  const { windows, doors, patioGlass } = choices;
  const rows: Row[] = [];
  if (windows > 0) {
    const pence = windows * toPence(fixedComponents.standardWindow);
    rows.push({ id: 'windows', label: windows === 1 ? '1 window' : `${windows} windows`, pence });
  }
  if (doors > 0) {
    const pence = doors * toPence(fixedComponents.entranceDoor);
    rows.push({ id: 'doors', label: doors === 1 ? '1 door' : `${doors} doors`, pence });
  }
  if (patioGlass) {
    rows.push({
      id: 'patio-glass',
      label: 'Patio glass',
      pence: toPence(fixedComponents.patioDoor),
    });
  }
  return rows;
}

function featureRows({ features }: PricedChoices, pricing: PricingConfiguration): Row[] {
  return FEATURE_IDS.filter((id) => features.includes(id)).map((id) => ({
    id,
    label: featureLabel(id),
    ...(id === 'premium-insulation' && { included: true as const }),
    pence: toPence(featurePrice(id, pricing)),
  }));
}

function finishRow(
  category: FinishCategory,
  { finishes }: PricedChoices,
  pricing: PricingConfiguration,
): Row {
  const id = finishes[category];
  const amount = finishPrice(category, id, pricing);
  if (amount === undefined) throw new UnpricedFinishError(category, id);
  const name = finishLabel(category, id);
  return {
    id: category,
    label: category === 'cladding' ? `${name} cladding` : name,
    ...(id === 'no-foundation' && { detail: 'You provide it' }),
    ...(amount === 0 && { included: true as const }),
    pence: toPence(amount),
  };
}
