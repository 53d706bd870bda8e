import { useMemo } from 'react';
import { furnish } from '#domain/room/furniture/furnish';
import type { PieceKind } from '#domain/room/furniture/pieces';
import { suggestedFor } from '#domain/room/furniture/suggested';
import type { Room } from '#domain/room/geometry/room';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** The furniture in a room: what the visitor picked, or what such a room usually has. */
export function useFurniture(
  room: Room,
  roomType: RoomTypeId | null,
  pickedPieces: readonly PieceKind[] | null,
) {
  const wantedPieces = useMemo(
    () => pickedPieces ?? suggestedFor(roomType, room),
    [pickedPieces, roomType, room],
  );
  const { pieces, leftOut } = useMemo(() => furnish(room, wantedPieces), [room, wantedPieces]);
  return { pieces, wantedPieces, leftOut };
}
