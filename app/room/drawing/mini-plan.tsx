import { memo } from 'react';
import { drawMiniPlan } from '#domain/design/draft/mini-plan';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { DrawingPicture } from './drawing';

interface Props {
  /** Outer measures of the shell, in metres. */
  width: number;
  depth: number;
  roomType: RoomTypeId | null;
  /** The largest shell of its group: all plans of a group have one scale. Metres. */
  mesh: { width: number; depth: number };
}

/** A shell's furnished plan for its card. Hidden from screen readers: the card says its measures. */
export const MiniPlan = memo(function MiniPlan({ width, depth, roomType, mesh }: Props) {
  return <DrawingPicture drawing={drawMiniPlan({ width, depth }, roomType, mesh)} decorative />;
});
