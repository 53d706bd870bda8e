import type { Draft } from '#domain/design/draft/draft';
import { fitToPricing } from '#domain/design/draft/fit-to-pricing';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { fromPence } from '#domain/text/money';
import { countRows, featureRows, finishRow, shellRow, type PriceRow } from './price-rows';

/** A draft with everything a price needs: a room type and a shell. */
export type PricedChoices = Draft & { roomType: RoomTypeId; shellSizeId: string };

/** One row of a price. `amount` is in pounds and may include pence; `included` costs nothing. */
export type PriceLine = {
  id: string;
  label: string;
  detail?: string;
  amount: number;
  included?: true;
};

/** Rows in display order whose amounts add up exactly to `total`, in whole pounds. */
export type Price = { lines: PriceLine[]; total: number };

/**
 * The builder price of specification §9: shell × room multiplier, plus windows, doors, patio glass,
 * features and finishes, rounded half up to whole pounds.
 *
 * Summed in integer pence. The shell's line is in whole pounds, because a multiplier makes pence of nearly every
 * shell; what still differs from the total stands in a last line `rounding`.
 * @throws NotOfferedError when the document has no such shell, or does not price a chosen option
 */
export function price(choices: PricedChoices, pricing: PricingConfiguration): Price {
  const rows: PriceRow[] = [
    shellRow(choices.roomType, choices.shellSizeId, pricing),
    ...countRows(choices, pricing),
    ...featureRows(choices.features, pricing),
    ...FINISH_CATEGORIES.map((category) => finishRow(category, choices.finishes, pricing)),
  ];
  const total = wholePounds(sumOf(rows));
  const [shell] = rows;
  if (shell) shell.pence = wholePounds(shell.pence) * 100;
  const rounding = total * 100 - sumOf(rows);
  if (rounding !== 0) rows.push({ id: 'rounding', label: 'Rounding', pence: rounding });
  return { lines: rows.map(toLine), total };
}

/**
 * The price of an unfinished draft, or `null` while it cannot have one: room type or shell not chosen
 * yet, or a choice that this document no longer offers (see `fitToPricing`).
 */
export function priceDraft(draft: Draft, pricing: PricingConfiguration): Price | null {
  const { roomType, shellSizeId } = draft;
  if (roomType === null || shellSizeId === null) return null;
  if (fitToPricing(draft, pricing) !== draft) return null;
  return price({ ...draft, roomType, shellSizeId }, pricing);
}

const sumOf = (rows: readonly PriceRow[]) => rows.reduce((sum, { pence }) => sum + pence, 0);

/** Pence in whole pounds, half up. */
const wholePounds = (pence: number) => Math.floor((pence + 50) / 100);

function toLine({ id, label, detail, pence, included }: PriceRow): PriceLine {
  const line: PriceLine = { id, label, amount: fromPence(pence) };
  if (detail !== undefined) line.detail = detail;
  if (included) line.included = included;
  return line;
}
