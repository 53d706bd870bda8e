import type { ShellSize } from '#domain/pricing/configuration';
import type { RoomTypeId } from '#domain/room-types';
import { isoDay } from './dates';

/** What tells one quote's file from another's. */
interface Named {
  roomType: RoomTypeId;
  size: Pick<ShellSize, 'width' | 'depth'>;
  date: Date;
  /** Set once the request has been received. */
  reference?: string | undefined;
}

const ROOMS: Record<RoomTypeId, string> = {
  'garden-room': 'garden-room',
  office: 'garden-office',
  extension: 'house-extension',
  'dual-purpose': 'dual-purpose-room',
};

/** "garden-office-quote-4.5x4m-2026-11-21-MGR-7K4Q-2D.pdf", or the same without a reference. */
export function fileNameOf({ roomType, size, date, reference }: Named): string {
  const safe = reference?.replace(/[^0-9A-Za-z-]/g, '') ?? '';
  const parts = [ROOMS[roomType], 'quote', `${size.width}x${size.depth}m`, isoDay(date), safe];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}
