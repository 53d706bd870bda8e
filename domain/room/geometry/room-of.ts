import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { Placement } from './openings/placement';
import { buildRoom, type Room, type RoomChoices } from './room';

/** The room of a draft or a request; null while it has no size, or one that is not offered. */
export function roomOf(
  choices: RoomChoices & { readonly shellSizeId: string | null },
  { shellSizes }: Pick<PricingConfiguration, 'shellSizes'>,
): Room | null {
  const size = shellSizes.find(({ id }) => id === choices.shellSizeId);
  return size ? buildRoom(size, choices) : null;
}

/** The positions of a room's openings, so that the same room can be rebuilt. */
export function placementOf({ openings }: Pick<Room, 'openings'>): Placement {
  return openings.map(({ kind, wall, at }) => ({ kind, wall, at }));
}
