import { useMemo } from 'react';
import { DrawingPicture } from '#app/room/drawing/drawing';
import { drawPlan } from '#domain/room/drawing/plan/plan';
import type { PictureSize } from '#domain/room/scene/scene';
import { stage } from '#styled/recipes';
import { FurnitureChips } from './furniture-chips';
import { NorthMark } from './north-mark';
import type { PictureProps } from './picture-props';
import { useFurniture } from './use-furniture';

/** Text height, in pixels. */
const TEXT = 13;
/** A stage narrower than this has its furniture chips beside the plan. Pixels. */
const NARROW = 600;

/** The plan with furniture to scale: "Will my desk fit?" */
export function PlanPicture({ size, room, draft, pickedPieces, onPick, sun }: PictureProps) {
  const { roomType, finishes } = draft;
  const { pieces, wantedPieces, leftOut } = useFurniture(room, roomType, pickedPieces);
  const drawing = useMemo(
    () => drawPlan(room, finishes, { ...sheetIn(size), text: TEXT }, pieces, sun),
    [room, finishes, pieces, size, sun],
  );
  return (
    <>
      <DrawingPicture className={stage().sheet} drawing={drawing} />
      {sun && <NorthMark north={sun.north} />}
      <FurnitureChips wantedPieces={wantedPieces} leftOut={leftOut} onChange={onPick} />
    </>
  );
}

/** The space beside or below the furniture chips, and above the facts: as in the recipe's `sheet`. */
function sheetIn({ width, height }: PictureSize): PictureSize {
  return width < NARROW
    ? { width: width - 124, height: height - 8 }
    : { width: width - 48, height: height - 148 };
}
