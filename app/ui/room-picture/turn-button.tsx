import { IconButton } from '#app/ui/buttons/icon-button';
import { TurnIcon } from '#app/ui/icons/turn-icon';
import type { Corner } from '#domain/drawing/corners';
import { picture } from '#styled/recipes';

interface Props {
  /** Those one can stand at, in the order in which one walks past them. */
  corners: readonly Corner[];
  corner: Corner;
  onTurn: (corner: Corner) => void;
}

/** Walks on to the next corner. */
export function TurnButton({ corners, corner, onTurn }: Props) {
  const next = corners[(corners.indexOf(corner) + 1) % corners.length] ?? corner;
  return (
    <IconButton label="Turn the room" className={picture().turn} onClick={() => onTurn(next)}>
      <TurnIcon />
    </IconButton>
  );
}
