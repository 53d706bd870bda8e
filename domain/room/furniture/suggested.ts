import type { Room } from '#domain/room/geometry/room';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { PieceKind } from './pieces';

/** Inside areas from which a room gets a bed, a second desk, or a dining table. Square metres. */
const [FOR_A_BED, FOR_TWO_DESKS, FOR_A_TABLE] = [17, 22, 24];

/** What a room of this type is usually furnished with, the most important piece first. */
export function suggestedFor(roomType: RoomTypeId | null, { inside }: Room): PieceKind[] {
  const area = inside.width * inside.depth;
  switch (roomType) {
    case 'office':
      return [
        'desk',
        ...(area >= FOR_TWO_DESKS ? (['desk'] as const) : []),
        'shelf', 'sofa', 'low-table', 'plant',
      ]; // oxfmt-ignore
    case 'extension':
      return ['dining-table', 'sofa', 'low-table', 'shelf', 'plant'];
    case 'dual-purpose':
      return ['desk', 'treadmill', 'shelf', 'sofa', 'low-table', 'plant'];
    case 'garden-room':
    case null:
      return [
        'desk', 'sofa', 'low-table',
        ...(area >= FOR_A_BED ? (['bed'] as const) : []),
        ...(area >= FOR_A_TABLE ? (['dining-table'] as const) : []),
        'shelf', 'plant',
      ]; // oxfmt-ignore
  }
}
