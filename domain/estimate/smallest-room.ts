import { emptyDraft } from '#domain/draft/draft';
import type { RoomTypeId } from '#domain/room-types';
import type { PricingConfiguration, ShellSize } from '#domain/pricing/configuration';
import { price } from '#domain/pricing/price';

/** A shell and the price of a room in it, in whole pounds. */
export type SmallestRoom = { shellSize: ShellSize; total: number };

/** The cheapest room of this type: a shell with one door and the standard finishes. */
export function smallestRoom(pricing: PricingConfiguration, roomType: RoomTypeId): SmallestRoom {
  const rooms = pricing.shellSizes.map((shellSize) => ({
    shellSize,
    total: price({ ...emptyDraft, roomType, shellSizeId: shellSize.id }, pricing).total,
  }));
  return rooms.reduce((least, room) => (room.total < least.total ? room : least));
}
