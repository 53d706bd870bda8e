import { formatInside } from '#domain/room/geometry/format-size';
import type { PlanRoom } from '#domain/room/geometry/openings/plan-openings';
import { plan } from '#styled/recipes';
import type { PlanLayout } from './plan-layout';
import { round } from './round-pixels';

/** Rooms narrower than this (in pixels) have no space for their area. */
const ROOM_FOR_TEXT = 104;

/** The area inside the room, and dimension lines below and to the right of it. */
export function PlanMeasures({ room, layout }: { room: PlanRoom; layout: PlanLayout }) {
  const { x, y, scale } = layout;
  const endX = x + room.width * scale;
  const endY = y + room.depth * scale;
  const lineX = endX + layout.right;
  const lineY = endY + layout.bottom;
  const middleX = (x + endX) / 2;
  const middleY = (y + endY) / 2;
  const styles = plan();
  return (
    <>
      {endX - x > ROOM_FOR_TEXT && (
        <text className={styles.area} x={round(middleX)} y={round(middleY + 5)}>
          {formatInside(room, room.roomType ?? null)}
        </text>
      )}
      <path
        className={styles.fine}
        d={`M${round(x - 5)} ${round(lineY)}H${round(endX + 5)}M${round(x)} ${round(lineY - 7)}v13M${round(endX)} ${round(lineY - 7)}v13M${round(lineX)} ${round(y - 5)}V${round(endY + 5)}M${round(lineX - 7)} ${round(y)}h13M${round(lineX - 7)} ${round(endY)}h13`}
      />
      <path
        className={styles.tick}
        d={tick(x, lineY) + tick(endX, lineY) + tick(lineX, y) + tick(lineX, endY)}
      />
      <text className={styles.text} x={round(middleX)} y={round(lineY + 16)}>
        {metres(room.width)}
      </text>
      <text
        className={styles.text}
        transform={`translate(${round(lineX + 14)} ${round(middleY)}) rotate(-90)`}
      >
        {metres(room.depth)}
      </text>
    </>
  );
}

function tick(x: number, y: number): string {
  return `M${round(x - 4)} ${round(y + 4)}l8 -8`;
}

/** "4.0 m", with a second decimal only where needed. */
function metres(length: number): string {
  const decimals = Number.isInteger(Math.round(length * 1000) / 100) ? 1 : 2;
  return `${length.toFixed(decimals)}\u00a0m`;
}
