import { IconButton } from '#app/ui/buttons/icon-button';
import { TurnIcon } from '#app/ui/icons/turn-icon';
import type { Corner } from '#domain/drawing/corners';
import { picture } from '#styled/recipes';

interface Props {
  /** The possible viewpoints, in order around the building. */
  corners: readonly Corner[];
  corner: Corner;
  onTurn: (corner: Corner) => void;
}

/** Turns to the next corner. */
export function TurnButton({ corners, corner, onTurn }: Props) {
  const next = corners[(corners.indexOf(corner) + 1) % corners.length] ?? corner;
  return (
    <IconButton label="Turn the room" className={picture().turn} onClick={() => onTurn(next)}>
      <TurnIcon />
    </IconButton>
  );
}
