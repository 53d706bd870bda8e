import type { ComponentProps } from 'react';
import { useFurniture } from '#app/features/builder/stage/pictures/use-furniture';
import type { StageRoom } from '#app/features/builder/stage/stage-room';
import type { PieceKind } from '#domain/room/furniture/pieces';
import { SunPanel } from './sun-panel';

type Props = Omit<ComponentProps<typeof SunPanel>, 'pieces'> &
  Pick<StageRoom, 'draft'> & { pickedPieces: readonly PieceKind[] | null };

/** The sun's control for the room on the stage, with its furniture. */
export function SunOfRoom({ draft, pickedPieces, ...rest }: Props) {
  const { pieces } = useFurniture(rest.room, draft.roomType, pickedPieces);
  return <SunPanel {...rest} pieces={pieces} />;
}
