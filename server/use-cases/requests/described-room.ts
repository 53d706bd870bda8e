import * as z from 'zod/mini';
import { choicesOf, choicesSchema } from '#domain/order/contracts/requests/quote-request';
import type { ShellSize } from '#domain/room/options/configuration';
import { shareCode } from '#domain/design/sharing/share-code';
import { roomTitle } from '#server/writing/room-title';
import type { PricingStore } from '#server/stores/ports';
import type { PricingVersion, QuoteRequestRecord } from '#server/stores/records';

/** "Garden Room, 4 m × 4 m" */
export async function roomOf(
  pricing: Pick<PricingStore, 'version'>,
  row: QuoteRequestRecord,
): Promise<string> {
  return roomTitle(row, sizeIn(await pricing.version(row.pricingVersion), row));
}

/** The whole design as a share code; undefined if something in it is no longer known. */
export function designOf(row: QuoteRequestRecord): string | undefined {
  const choices = z.safeParse(choicesSchema, row);
  return choices.success ? shareCode(choicesOf(choices.data)) : undefined;
}

/** The shell size of a request in this price list; undefined if it is not there. */
export function sizeIn(
  version: PricingVersion | undefined,
  { shellSizeId }: QuoteRequestRecord,
): ShellSize | undefined {
  return version?.pricing.shellSizes.find(({ id }) => id === shellSizeId);
}
