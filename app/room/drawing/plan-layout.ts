import type { PlacedOpening, PlanRoom, Wall } from '#domain/room/geometry/openings/plan-openings';

/** A drawing's size in pixels, the position of the room's back left corner, and its scale. */
export type PlanLayout = {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Pixels per metre. */
  scale: number;
  /** Distance from the room's outer edges to the dimension lines. */
  right: number;
  bottom: number;
};

/** Pixels available for a drawing with its measures. */
export type PlanFit = { width: number; height: number };

/** Space beyond the dimension line, for its ticks and text. */
const MEASURE = 26;
const LARGEST_SCALE = 64;

/**
 * The largest scale at which room, open doors and measures fit while the text keeps its size. A door
 * opens outwards and pushes out the edge (or the dimension line) on its side.
 */
export function fitPlan(
  room: PlanRoom,
  openings: readonly PlacedOpening[],
  fit: PlanFit,
): PlanLayout {
  const swing = (wall: Wall) => swingOn(wall, openings);
  const scale = Math.min(
    LARGEST_SCALE,
    largestScale(room.width, fit.width, [12, 8, swing('left')], [20, 14, swing('right')]),
    largestScale(room.depth, fit.height, [12, 8, swing('back')], [22, 14, swing('front')]),
  );
  const x = Math.max(12, swing('left') * scale + 8);
  const y = Math.max(12, swing('back') * scale + 8);
  const right = Math.max(20, swing('right') * scale + 14);
  const bottom = Math.max(22, swing('front') * scale + 14);
  return {
    width: x + room.width * scale + right + MEASURE,
    height: y + room.depth * scale + bottom + MEASURE,
    x,
    y,
    scale,
    right,
    bottom,
  };
}

/** A room on a mesh of metres wide enough for `box`, in its bottom left corner. */
export function meshPlan(room: PlanRoom, box: { width: number; depth: number }): PlanLayout {
  const scale = 16;
  return {
    width: (box.width + 2) * scale,
    height: (box.depth + 2) * scale,
    x: scale,
    y: (box.depth + 1 - room.depth) * scale,
    scale,
    right: 0,
    bottom: 0,
  };
}

/** How far doors open beyond a wall, in metres. */
function swingOn(wall: Wall, openings: readonly PlacedOpening[]): number {
  const doors = openings.filter((opening) => opening.wall === wall && opening.kind === 'door');
  return Math.max(0, ...doors.map(({ width }) => width));
}

/** [pixels without a door, pixels beside an open door, metres the door takes] */
type Edge = readonly [number, number, number];

/** Pixels per metre for `metres` between two edges: the minimum over "door" and "no door" at each. */
function largestScale(metres: number, pixels: number, one: Edge, other: Edge): number {
  const ways = (edge: Edge) => [[edge[0], 0] as const, [edge[1], edge[2]] as const];
  const scales = ways(one).flatMap(([pixelsA, metresA]) =>
    ways(other).map(
      ([pixelsB, metresB]) => (pixels - MEASURE - pixelsA - pixelsB) / (metres + metresA + metresB),
    ),
  );
  return Math.min(...scales);
}
