import { useDeferredValue, useMemo, useRef } from 'react';
import { DrawingPicture } from '#app/room/drawing/drawing';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { drawPegOut } from '#domain/room/drawing/plan/peg-out';
import type { Room } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';
import { pegSheet } from '#styled/recipes';

export interface PlanProps {
  room: Room;
  finishes: Finishes;
  /** Degrees clockwise from the direction the back wall faces. */
  north: number;
}

/** The plan, as large as the screen allows. */
export function ScreenPlan(props: PlanProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useElementSize(place);
  const { room, finishes, north } = useDeferredValue(props);
  const drawing = useMemo(
    () => size && drawPegOut(room, finishes, { north }, { ...size, text: 13 }),
    [room, finishes, north, size],
  );
  const styles = pegSheet();
  return (
    <div className={styles.board}>
      <div ref={place} className={styles.place}>
        {drawing && <DrawingPicture drawing={drawing} className={styles.drawing} />}
      </div>
    </div>
  );
}
