import type { ShellSize } from '#domain/room/options/configuration';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { isoDay } from '#domain/text/dates';

/** What tells one file from another. */
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

/** Of an estimate: "garden-office-estimate-4.5x4m-2026-11-21-MGR-7K4Q-2D.pdf", or the same without a reference. */
export function fileNameOf({ roomType, size, date, reference }: Named): string {
  return joined([ROOMS[roomType], 'estimate', measures(size), isoDay(date), safe(reference)]);
}

/** Of a written quote: "garden-office-written-quote-4.5x4m-2026-11-21-MGR-7K4Q-2D-v2.pdf"; without the room where it is not known. */
export function writtenFileName(
  room: Pick<Named, 'roomType' | 'size'> | null,
  { date, reference, version }: Pick<Named, 'date' | 'reference'> & { version: number },
): string {
  return joined([
    room ? ROOMS[room.roomType] : '',
    'written-quote',
    room ? measures(room.size) : '',
    isoDay(date),
    safe(reference),
    `v${version}`,
  ]);
}

/** Of an invoice and what follows it: "invoice-INV-00001-MGR-7K4Q-2D.pdf". */
export function fileNameFrom(parts: readonly string[]): string {
  return joined(parts.map(safe));
}

function measures({ width, depth }: Named['size']): string {
  return `${width}x${depth}m`;
}

function safe(reference = ''): string {
  return reference.replace(/[^0-9A-Za-z-]/g, '');
}

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}
