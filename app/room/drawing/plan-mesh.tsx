import type { PlanRoom } from '#domain/room/geometry/openings/plan-openings';
import { plan } from '#styled/recipes';
import type { PlanLayout } from './plan-layout';
import { round } from './round-pixels';

/** One square is one metre; lines meet in the room's bottom left corner. */
export function PlanMesh({ room, layout }: { room: PlanRoom; layout: PlanLayout }) {
  const { width, height, x, y, scale } = layout;
  const across = linesThrough(x, width, scale).map((at) => `M${at} 0V${round(height)}`);
  const down = linesThrough(y + room.depth * scale, height, scale).map(
    (at) => `M0 ${at}H${round(width)}`,
  );
  const styles = plan();
  return (
    <>
      <path className={styles.mesh} d={[...across, ...down].join('')} />
      <rect
        className={styles.gap}
        x={round(x)}
        y={round(y)}
        width={round(room.width * scale)}
        height={round(room.depth * scale)}
      />
    </>
  );
}

/** Every position between 0 and `end` that is a whole number of steps from `through`. */
function linesThrough(through: number, end: number, step: number): number[] {
  const first = through % step || step;
  const count = Math.max(0, Math.ceil((end - first) / step));
  return Array.from({ length: count }, (_, index) => round(first + index * step));
}
