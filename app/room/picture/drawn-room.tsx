import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { DrawingPicture } from '#app/room/drawing/drawing';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { drawElevation } from '#domain/room/drawing/elevation';
import { atOneScale } from '#domain/room/drawing/one-scale';
import { drawPlan } from '#domain/room/drawing/plan/plan';
import type { Drawing, Sheet } from '#domain/room/drawing/shapes';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';
import { picture } from '#styled/recipes';
import type { DrawnView } from './picture-views';
import type { SizedDesign } from './with-shell';

export interface DrawnRoomProps extends SizedDesign {
  /** The room in another place of the same size: both are drawn to one scale. */
  beside?: SizedDesign | undefined;
  view: DrawnView;
}

/** Text height on screen, in pixels: smaller where two rooms share a phone's width. */
const textFor = (width: number) => (width < 220 ? 10 : 13);

/**
 * Draws the room as large as its place allows. Deferred, so a press that changes it is answered first.
 */
export const DrawnRoom = memo(function DrawnRoom(props: DrawnRoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useElementSize(place);
  const { shell, draft, beside, view } = useDeferredValue(props);
  const { roomType, windows, doors, patioGlass, finishes, placement } = draft;
  const room = useMemo(
    () => buildRoom(shell, { roomType, windows, doors, patioGlass, finishes, placement }),
    [shell, roomType, windows, doors, patioGlass, finishes, placement],
  );
  const drawing = useMemo((): Drawing | null => {
    if (!size) return null;
    const sheet: Sheet = { ...size, text: textFor(size.width) };
    const own = (at: Sheet) => drawView(room, finishes, view, at);
    if (!beside) return own(sheet);
    const other = buildRoom(beside.shell, beside.draft);
    const others = (at: Sheet) => drawView(other, beside.draft.finishes, view, at);
    return atOneScale(sheet, own, others);
  }, [room, finishes, beside, view, size]);
  return (
    <div ref={place} className={picture().drawn}>
      {drawing && <DrawingPicture drawing={drawing} />}
    </div>
  );
});

function drawView(room: Room, finishes: Finishes, view: DrawnView, sheet: Sheet): Drawing {
  return view === 'plan'
    ? drawPlan(room, finishes, sheet)
    : drawElevation(room, view, finishes, sheet);
}
