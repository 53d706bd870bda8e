import type { RoomTypeId } from '#domain/room/options/room-types';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { NotOfferedError } from './errors';
import { toPence } from '#domain/text/money';

/**
 * The shell with this id.
 * @throws NotOfferedError when the document has no such shell
 */
export function shellSizeOf(id: string, pricing: PricingConfiguration): ShellSize {
  const shellSize = pricing.shellSizes.find((size) => size.id === id);
  if (shellSize) return shellSize;
  const message = `There is no shell size "${id}" in the price list`;
  throw new NotOfferedError('shell size', 'shellSizeId', message);
}

/**
 * Shell × room multiplier in whole pence: the part shared by builder and estimator.
 * @throws NotOfferedError when the document has no such shell
 */
export function shellPence(
  roomType: RoomTypeId,
  shellSizeId: string,
  pricing: PricingConfiguration,
): number {
  const { basePrice } = shellSizeOf(shellSizeId, pricing);
  return Math.round(toPence(basePrice) * pricing.roomTypeMultipliers[roomType]);
}
