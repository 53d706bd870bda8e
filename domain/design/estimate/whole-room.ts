import { emptyDraft } from '#domain/design/draft/draft';
import { fitToPricing } from '#domain/design/draft/fit-to-pricing';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { price } from '#domain/design/pricing/price';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { STARTING_PRICES } from './starting-prices';

/** A shell and the price of a room in it, in whole pounds. */
export type WholeRoom = { shellSize: ShellSize; total: number };

/** A room in this shell with nothing chosen but its doors: one, and the finishes that a draft begins with. */
export function wholeRoom(
  pricing: PricingConfiguration,
  roomType: RoomTypeId,
  shellSize: ShellSize,
  doors = emptyDraft.doors,
): WholeRoom {
  const bare = fitToPricing(emptyDraft, pricing);
  const choices = { ...bare, roomType, shellSizeId: shellSize.id, doors };
  return { shellSize, total: price(choices, pricing).total };
}

/** The cheapest room of this type. */
export function smallestRoom(pricing: PricingConfiguration, roomType: RoomTypeId): WholeRoom {
  return pricing.shellSizes
    .map((shellSize) => wholeRoom(pricing, roomType, shellSize))
    .reduce((least, room) => (room.total < least.total ? room : least));
}

/** The room of the typical size of specification §9; null where that varies, or no shell has it. */
export function typicalRoom(pricing: PricingConfiguration, roomType: RoomTypeId): WholeRoom | null {
  const { typical } = STARTING_PRICES[roomType];
  const size = pricing.shellSizes.find(
    ({ width, depth }) => width === typical?.width && depth === typical.depth,
  );
  return size ? wholeRoom(pricing, roomType, size) : null;
}
