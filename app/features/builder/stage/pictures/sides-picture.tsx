import { useMemo } from 'react';
import { DrawingPicture } from '#app/ui/drawing/drawing';
import { drawElevation, elevatedSides } from '#domain/drawing/elevation';
import { atOneScale } from '#domain/drawing/one-scale';
import type { Drawing, Sheet } from '#domain/drawing/shapes';
import type { Room } from '#domain/geometry/room';
import type { Finishes } from '#domain/options/option-ids';
import type { PictureSize } from '#domain/scene/scene';
import { stage } from '#styled/recipes';
import type { PictureProps } from './picture-props';

/** Below this width the drawings have no space for larger text. Pixels. */
const NARROW = 520;

/** All elevations at one scale; three for an extension, whose back is the house. */
export function SidesPicture({ size, room, draft: { finishes } }: PictureProps) {
  const drawings = useMemo(() => drawSides(room, finishes, size), [room, finishes, size]);
  return (
    <div className={stage().sides}>
      {drawings.map((drawing) => (
        <DrawingPicture key={drawing.title} drawing={drawing} />
      ))}
    </div>
  );
}

/** A quarter of the stage each. */
function drawSides(room: Room, finishes: Finishes, { width, height }: PictureSize): Drawing[] {
  const sheet: Sheet = {
    width: Math.floor(width / 2) - 16,
    height: Math.floor(height / 2) - 16,
    text: width < NARROW ? 9 : 13,
  };
  const draws = elevatedSides(room).map(
    (side) => (at: Sheet) => drawElevation(room, side, finishes, at),
  );
  return draws.map((draw) => atOneScale(sheet, draw, ...draws));
}
