import type { ReactNode } from 'react';
import type { Moving } from '#app/features/builder/openings/use-moving';
import type { Look } from '#app/features/builder/stage/stage-view';
import type { Sun } from '#app/features/builder/sun/use-sun';
import type { Draft } from '#domain/design/draft/draft';
import type { PieceKind } from '#domain/room/furniture/pieces';
import type { Room } from '#domain/room/geometry/room';
import type { PictureSize } from '#domain/room/scene/scene';

/** What the pictures of the stage are drawn from; each uses what it needs. */
export interface PictureProps {
  size: PictureSize;
  room: Room;
  draft: Draft;
  look: Look;
  /** From where the room is seen, as in a `Viewpoint`. */
  azimuth: number;
  lookAt: (look: Look) => void;
  /** The view in 3-D covers it: only what is moved over the picture is shown. */
  isCovered: boolean;
  /** Over the view from outside: what turns it. */
  turning: ReactNode;
  /** On the step where openings are moved. */
  moving: Moving | null;
  /** Where the sun stands while its control is open. */
  sun: Sun | null;
  /** Furniture the visitor has picked; null until then. */
  pickedPieces: readonly PieceKind[] | null;
  onPick: (wantedPieces: readonly PieceKind[]) => void;
}
