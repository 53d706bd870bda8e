import { patioPanes } from '#domain/room/geometry/openings/opening-sizes';
import type { PlacedOpening, PlanRoom } from '#domain/room/geometry/openings/plan-openings';
import { plan } from '#styled/recipes';
import type { PlanLayout } from './plan-layout';
import { round } from './round-pixels';

type Props = {
  opening: PlacedOpening;
  room: PlanRoom;
  layout: PlanLayout;
  /** Wall thickness in pixels. */
  thickness: number;
};

/** A window, door or patio glass, drawn along its wall with the outside below. */
export function PlanOpening({ opening, room, layout, thickness }: Props) {
  const length = opening.width * layout.scale;
  const styles = plan();
  return (
    <g className={styles.opening} transform={place(opening, room, layout, thickness)}>
      <rect className={styles.gap} y="-0.6" width={round(length)} height={round(thickness + 1.2)} />
      {opening.kind === 'window' && (
        <path className={styles.fine} d={glassLines(length, thickness)} />
      )}
      {opening.kind === 'patio' && (
        <path
          className={styles.leaf}
          d={slidingPanes(length, thickness, patioPanes(opening.width))}
        />
      )}
      {opening.kind === 'door' && (
        <>
          <path className={styles.leaf} d={`M0 ${round(thickness)}V${round(thickness + length)}`} />
          <path className={styles.fine} d={doorSwing(length, thickness)} />
        </>
      )}
    </g>
  );
}

/** Transforms the opening's own axes (along the wall, then outwards) to its wall's position. */
function place(opening: PlacedOpening, room: PlanRoom, layout: PlanLayout, t: number): string {
  const { x, y, scale } = layout;
  const start = opening.start * scale;
  const end = start + opening.width * scale;
  switch (opening.wall) {
    case 'front':
      return `translate(${round(x + start)} ${round(y + room.depth * scale - t)})`;
    case 'back':
      return `translate(${round(x + end)} ${round(y + t)}) rotate(180)`;
    case 'right':
      return `translate(${round(x + room.width * scale - t)} ${round(y + end)}) rotate(-90)`;
    case 'left':
      return `translate(${round(x + t)} ${round(y + start)}) rotate(90)`;
  }
}

function glassLines(length: number, t: number): string {
  return [0.5, t / 2, t - 0.5].map((y) => `M0 ${round(y)}h${round(length)}`).join('');
}

/** Panes on two tracks, each a little beyond its share. */
function slidingPanes(length: number, t: number, count: number): string {
  return Array.from({ length: count }, (_, n) => {
    const from = Math.max(0, n / count - 0.04) * length;
    const to = Math.min(1, (n + 1) / count + 0.04) * length;
    return `M${round(from)} ${round(t * (n % 2 === 0 ? 0.3 : 0.72))}h${round(to - from)}`;
  }).join('');
}

function doorSwing(length: number, t: number): string {
  const l = round(length);
  return `M0 ${round(t + length)}A${l} ${l} 0 0 0 ${l} ${round(t)}`;
}
