import { IconButton } from '#app/ui/icon-button';
import { TurnIcon } from '#app/ui/icons/turn-icon';
import { CORNERS, type Corner } from '#domain/drawing/corners';
import type { RoomTypeId } from '#domain/room-types';
import { picture } from '#styled/recipes';

interface Props {
  roomType: RoomTypeId | null;
  corner: Corner;
  onTurn: (corner: Corner) => void;
}

/** Walks on to the next corner; the back of an extension cannot be walked round. */
export function TurnButton({ roomType, corner, onTurn }: Props) {
  const corners = CORNERS.filter((each) => roomType !== 'extension' || each.startsWith('front'));
  const next = corners[(corners.indexOf(corner) + 1) % corners.length] ?? 'front-right';
  return (
    <IconButton label="Turn the room" className={picture().turn} onClick={() => onTurn(next)}>
      <TurnIcon />
    </IconButton>
  );
}
