import type { RoomTypeId } from '#domain/room-types';
import type { PricingConfiguration, ShellSize } from './configuration';
import { UnknownShellSizeError } from './errors';
import { toPence } from './money';

/**
 * The shell with this id.
 * @throws UnknownShellSizeError when the document has no such shell
 */
export function shellSizeOf(id: string, pricing: PricingConfiguration): ShellSize {
  const shellSize = pricing.shellSizes.find((size) => size.id === id);
  if (!shellSize) throw new UnknownShellSizeError(id);
  return shellSize;
}

/**
 * Shell × room multiplier in whole pence: the part that builder and estimator share.
 * @throws UnknownShellSizeError when the document has no such shell
 */
export function shellPence(
  roomType: RoomTypeId,
  shellSizeId: string,
  pricing: PricingConfiguration,
): number {
  const { basePrice } = shellSizeOf(shellSizeId, pricing);
  return Math.round(toPence(basePrice) * pricing.roomTypeMultipliers[roomType]);
}
