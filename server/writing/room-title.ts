import { roomTypeIdSchema, roomTypeName } from '#domain/room/options/room-types';
import { formatSize } from '#domain/room/geometry/format-size';
import type { ShellSize } from '#domain/room/options/configuration';
import type { QuoteRequestRecord } from '#server/stores/records';

/** "Garden Room, 4 m × 4 m"; shows the id of a retired type, and leaves out an unknown size. */
export function roomTitle(
  { roomType }: Pick<QuoteRequestRecord, 'roomType'>,
  size: Pick<ShellSize, 'label'> | undefined,
): string {
  const known = roomTypeIdSchema.safeParse(roomType);
  return [known.success ? roomTypeName(known.data) : roomType, size?.label]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** "12.5 m² inside, 4 m × 4 m outside"; "Not in the price list" for a size that is gone. */
export function roomSize(
  { roomType }: Pick<QuoteRequestRecord, 'roomType'>,
  size: Pick<ShellSize, 'width' | 'depth'> | undefined,
): string {
  if (size === undefined) return 'Not in the price list';
  return formatSize(size, roomTypeIdSchema.safeParse(roomType).data ?? null);
}
