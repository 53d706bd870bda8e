import { roomTypeIdSchema, roomTypeName } from '#domain/room-types';
import type { ShellSize } from '#domain/pricing/configuration';
import type { RoomConfiguration } from '#server/stores/records';

/** "Garden Room, 4 m × 4 m"; shows the id of a retired type, and leaves out an unknown size. */
export function roomTitle(
  { roomType }: Pick<RoomConfiguration, 'roomType'>,
  size: Pick<ShellSize, 'label'> | undefined,
): string {
  const known = roomTypeIdSchema.safeParse(roomType);
  return [known.success ? roomTypeName(known.data) : roomType, size?.label]
    .filter((part) => part !== undefined)
    .join(', ');
}
