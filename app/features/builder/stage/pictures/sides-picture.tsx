import { useMemo } from 'react';
import { DrawingPicture } from '#app/room/drawing/drawing';
import { drawElevation, elevatedSides } from '#domain/room/drawing/elevation';
import { onOneGround } from '#domain/room/drawing/one-scale';
import type { Drawing, Sheet } from '#domain/room/drawing/shapes';
import type { Room } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';
import type { PictureSize } from '#domain/room/scene/scene';
import { stage } from '#styled/recipes';
import type { PictureProps } from './picture-props';
import { SideSetting } from './side-setting';

/** A smaller stage shows the sides in a row to be drawn past, one or two at a time. Pixels. */
const [WIDE, TALL] = [600, 440];
/** What the next side shows of itself in a row, and what lies over the stage's lower edge. Pixels. */
const [PEEP, FACTS_IN_ROW, FACTS] = [56, 28, 56];

/** All sides at one scale before the garden; three of an extension, whose back is the house. */
export function SidesPicture({ size, room, draft: { finishes } }: PictureProps) {
  const inRow = size.width < WIDE || size.height < TALL;
  const sheet = useMemo(() => (inRow ? sheetInRow(size) : quarterOf(size)), [inRow, size]);
  const drawings = useMemo(() => drawSides(room, finishes, sheet), [room, finishes, sheet]);
  const styles = stage();
  return (
    <div
      className={styles.sides}
      data-row={inRow || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={inRow ? 0 : undefined}
      style={inRow ? { gridAutoColumns: sheet.width } : undefined}
    >
      {drawings.map((drawing, n) => (
        <div key={drawing.title} className={styles.side}>
          <SideSetting ground={-drawing.box.y * drawing.scale} metre={drawing.scale} />
          <DrawingPicture drawing={drawing} />
          <p aria-hidden="true" className={styles.caption}>
            {drawing.title}
            {inRow && `, ${n + 1} of ${drawings.length}`}
          </p>
        </div>
      ))}
    </div>
  );
}

function drawSides(room: Room, finishes: Finishes, sheet: Sheet): Drawing[] {
  const draws = elevatedSides(room).map(
    (side) => (at: Sheet) => drawElevation(room, side, finishes, at),
  );
  return onOneGround(sheet, draws);
}

function sheetInRow({ width, height }: PictureSize): Sheet {
  const shown = width < WIDE ? 1 : 2;
  return { width: (width - PEEP) / shown, height: height - FACTS_IN_ROW, text: 13 };
}

/** As in the recipe's `sides`. */
function quarterOf({ width, height }: PictureSize): Sheet {
  return { width: width / 2, height: (height - FACTS) / 2, text: 13 };
}
