import { FOUNDATIONS } from '#domain/room/options/foundations';
import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { standsOn } from './surfaces/foundation';
import { houseBehind } from './house';
import { hull } from './hull';
import { lines, outline, polygon } from './pen';
import { person } from './person';
import { moved, onWall, project, UPRIGHT, type Place } from './projection';
import { roofTopAt } from './surfaces/roof-edge';
import { roofSurface } from './surfaces/roof-surface';
import type { Point, Shape } from './shapes';
import { wallFace, wallFoot } from './surfaces/wall-face';

type Overhang = Room['roof']['overhang'];

/** How far the mesh on the ground extends in front of the visible walls; one square is one metre. */
const MESH_BEYOND = 1;
/** The person's position: beside the left end of the front, and before it. Metres. */
const [PERSON_BESIDE, PERSON_BEFORE] = [0.45, 0.75];
/** Where shadows fall on the ground, per metre of height. */
const SHADOW = { across: 0.42, behind: 0.2 };
const NONE: Overhang = { front: 0, right: 0, back: 0, left: 0 };
/** How far a slab extends beyond the walls. Metres. */
const SLAB: Overhang = { front: 0.1, right: 0.1, back: 0.1, left: 0.1 };

/** Everything above ground, painted from back to front: the front and the right wall are seen. */
export function axonometricBody(room: Room, finishes: Finishes): Shape[] {
  return [
    mesh(room),
    ...houseBehind(room),
    ...footing(room, finishes),
    ...wall(room, 'right', finishes),
    ...wall(room, 'front', finishes),
    ...roof(room, finishes),
    ...somebody(),
  ];
}

function mesh({ width, depth }: Room): Shape {
  const xs = wholeMetres(0, width + MESH_BEYOND);
  const ys = wholeMetres(-MESH_BEYOND, depth);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [front = 0, back = 0] = [ys[0], ys.at(-1)];
  return lines(
    'mesh',
    ...xs.map((x) => [project([x, front, 0]), project([x, back, 0])]),
    ...ys.map((y) => [project([left, y, 0]), project([right, y, 0])]),
  );
}

/** The shadow on the ground, and the foundation. */
function footing(room: Room, { foundation }: Finishes): Shape[] {
  const slab = corners(room, SLAB, () => 0).map(project);
  const base = corners(room, NONE, () => 0).map(project);
  const cast = corners(room, room.roof.overhang, (behind) => roofTopAt(room, behind)).map(
    ([x, y, z]) => project([x + SHADOW.across * z, y + SHADOW.behind * z, 0]),
  );
  const under = (['right', 'front'] as const).flatMap((side) =>
    moved(standsOn(room, side, foundation), onWall(side, room)),
  );
  return [
    ...(FOUNDATIONS[foundation].support === 'slab'
      ? [polygon('foundation', slab), outline('edge', slab)]
      : []),
    polygon('shadow', hull([...cast, ...base])),
    ...(wallFoot(room) > 0 ? [polygon('shadow', base), ...under] : []),
  ];
}

/** A wall with its openings; the right one is in the shade. */
function wall(room: Room, side: 'front' | 'right', finishes: Finishes): Shape[] {
  const { length, outsideHeight } = room.walls[side];
  const { thickness, overhang } = room.roof;
  const foot = wallFoot(room);
  const drop = thickness + 0.08 + 0.7 * overhang[side];
  const isShaded = side === 'right';
  const shade = polygon('shade', [
    [0, -outsideHeight.left],
    [length, -outsideHeight.right],
    [length, isShaded ? -foot : drop - outsideHeight.right],
    [0, isShaded ? -foot : drop - outsideHeight.left],
  ]);
  return moved(wallFace(room, side, finishes, [shade]), onWall(side, room));
}

/** Fascias on the two visible sides, and the covering. */
function roof(room: Room, { roofing }: Finishes): Shape[] {
  const { overhang, thickness } = room.roof;
  const top = (behind: number) => roofTopAt(room, behind);
  const rim = corners(room, overhang, top);
  const fascia = (side: WallSide): Point[] => {
    const first = WALL_SIDES.indexOf(side);
    const ends = [rim[first], rim[(first + 1) % rim.length]].flatMap((end) => (end ? [end] : []));
    const below = ends.map(([x, y, z]): Place => [x, y, z - thickness]);
    return [...ends, ...below.toReversed()].map(project);
  };
  return [
    polygon('fascia', fascia('right')),
    polygon('shade', fascia('right')),
    polygon('fascia', fascia('front')),
    outline('edge', fascia('right')),
    outline('edge', fascia('front')),
    ...moved(roofSurface(room, roofing), ([x, y]) => project([x, -y, top(-y)])),
    outline('edge', rim.map(project)),
  ];
}

/** A person, positioned clear of the room, with a shadow at their feet. */
function somebody(): Shape[] {
  const [footX, footY] = project([-PERSON_BESIDE, -PERSON_BEFORE, 0]);
  const shadow = Array.from({ length: 16 }, (_, n): Point => {
    const angle = (n / 16) * 2 * Math.PI;
    return [footX + 0.26 * Math.cos(angle), footY + 0.06 * Math.sin(angle)];
  });
  return [
    polygon('shadow', shadow),
    ...moved(person(0), ([off, down]) => [footX + off, footY + down * UPRIGHT]),
  ];
}

/** Front left, front right, back right and back left, each moved outwards by the overhang. */
function corners(
  { width, depth }: Room,
  beyond: Overhang,
  above: (behind: number) => number,
): Place[] {
  const [front, back] = [-beyond.front, depth + beyond.back];
  return [
    [-beyond.left, front, above(front)],
    [width + beyond.right, front, above(front)],
    [width + beyond.right, back, above(back)],
    [-beyond.left, back, above(back)],
  ];
}

function wholeMetres(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to - 1e-6) - first + 1 }, (_, n) => first + n);
}
