import { placeOpenings, type PlanRoom } from '#domain/room/geometry/openings/plan-openings';
import { plan } from '#styled/recipes';
import { PlanMeasures } from './plan-measures';
import { PlanMesh } from './plan-mesh';
import { PlanOpening } from './plan-opening';
import { fitPlan, meshPlan, type PlanFit, type PlanLayout } from './plan-layout';
import { round } from './round-pixels';

type Props = PlanRoom & {
  /** Where it appears: on the sticky board beside the steps, or within the steps on a phone. */
  fit?: keyof typeof FITS;
  /** Draw on a mesh of metres wide enough for this room instead, without dimension lines. */
  mesh?: { width: number; depth: number };
  /** Hide the drawing from screen readers, because the text beside it says the same. */
  decorative?: boolean;
};

/** Pixels for drawing and measures: the narrowest these boards usually get. */
const FITS = {
  side: { width: 340, height: 264 },
  inline: { width: 256, height: 208 },
} satisfies Record<string, PlanFit>;

/** A room's plan: solid walls, openings cut into them, doors opening outwards. In metres. */
export function PlanDrawing({ fit = 'side', mesh, decorative, ...room }: Props) {
  const openings = placeOpenings(room);
  const layout = mesh ? meshPlan(room, mesh) : fitPlan(room, openings, FITS[fit]);
  const { width, height, scale } = layout;
  const thickness = Math.max(4, 0.24 * scale);
  const styles = plan();
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${round(width)} ${round(height)}`}
      {...(mesh ? {} : { width: round(width), height: round(height) })}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': planLabel(room) })}
    >
      {mesh && <PlanMesh room={room} layout={layout} />}
      <path className={styles.wall} fillRule="evenodd" d={walls(room, layout, thickness)} />
      {openings.map((opening) => (
        <PlanOpening
          key={opening.id}
          opening={opening}
          room={room}
          layout={layout}
          thickness={thickness}
        />
      ))}
      {!mesh && <PlanMeasures room={room} layout={layout} />}
    </svg>
  );
}

/** "Plan drawing: 4 by 4 metres, 2 windows, 1 door, patio glass" */
function planLabel({ width, depth, windows, doors, patioGlass }: PlanRoom): string {
  const parts = [
    `${width} by ${depth} metres`,
    `${windows} ${windows === 1 ? 'window' : 'windows'}`,
    `${doors} ${doors === 1 ? 'door' : 'doors'}`,
    ...(patioGlass ? ['patio glass'] : []),
  ];
  return `Plan drawing: ${parts.join(', ')}`;
}

/** The walls as one path: the outer edge with the room cut out of it. */
function walls(room: PlanRoom, { x, y, scale }: PlanLayout, thickness: number): string {
  const w = room.width * scale;
  const d = room.depth * scale;
  const t = thickness;
  const outer = `M${round(x)} ${round(y)}h${round(w)}v${round(d)}h${round(-w)}z`;
  const inner = `M${round(x + t)} ${round(y + t)}v${round(d - 2 * t)}h${round(w - 2 * t)}v${round(2 * t - d)}z`;
  return outer + inner;
}
