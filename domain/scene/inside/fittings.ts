import type { Place } from '#domain/drawing/projection';
import type { Point } from '#domain/drawing/shapes';
import { FEATURES, type Feature } from '#domain/options/features';
import { spacesOf } from '#domain/furniture/area';
import { fill, stroke, type Part } from '#domain/scene/scene';
import { blockInView } from './blocks';
import { level, seen, type View } from './view';
import { onWall, solidStretches } from './wall-plane';

/** Metres: how far the floor is lifted from the cut, from pipe to pipe, and off the walls. */
const [LIFTED, PIPES, OFF_WALL] = [0.85, 0.16, 0.14];
/** Metres: between two downlights, their radius, and a lamp's height above the floor and its radius. */
const [APART, SPOT, LAMP, SHADE] = [1.3, 0.055, 1.72, 0.24];
/** The air-conditioning unit: width, depth, and heights above the floor. Metres. */
const [UNIT_WIDE, UNIT_DEEP, UNIT_LOW, UNIT_HIGH] = [0.8, 0.2, 2.14, 2.42];

/** Where the floor is lifted from, behind the front; the cut itself if it is not. */
export function liftedFrom(view: View): number {
  const { floor } = view;
  if (!has(view, 'pipes in the floor')) return floor.back;
  return floor.back - Math.min(LIFTED, (floor.back - floor.front) / 3);
}

/** A strip of floor taken up along the cut, with the pipes of the heating in their screed. */
export function heatingPipes(view: View): Part[] {
  if (!has(view, 'pipes in the floor')) return [];
  const { floor, low, camera } = view;
  const strip = { ...floor, front: liftedFrom(view) };
  const deep = strip.back - strip.front;
  const rows = Math.max(2, Math.floor((deep - 0.1) / PIPES));
  const run = Array.from({ length: rows }, (_, n): Place[] => {
    const y = strip.front + 0.1 + n * PIPES;
    const ends: Place[] = [
      [floor.left + OFF_WALL, y, low],
      [floor.right - OFF_WALL, y, low],
    ];
    return n % 2 === 0 ? ends : ends.toReversed();
  }).flat();
  const wide = Math.max(1, camera.metreAt([0, floor.back, low]) * 0.02);
  return [
    fill('screed', level(view, strip, low)),
    stroke('pipe', wide, seen(view, run)),
    stroke('floorEdge', Math.max(1, wide * 0.7), seen(view, [
      [strip.left, strip.front, low], [strip.right, strip.front, low],
    ])),
  ]; // prettier-ignore
}

/** Downlights in the ceiling, sockets and a switch on the walls. */
export function electrics(view: View): Part[] {
  if (!has(view, 'lights and sockets')) return [];
  const { room, camera, high } = view;
  const spots = spacesOf(room).flatMap(({ left, right, front, back }) => {
    const wide = right - left;
    const columns = Math.max(1, Math.min(3, Math.round(wide / 2)));
    const rows = Math.max(1, Math.round((back - front) / APART));
    return Array.from({ length: columns * rows }, (_, n): Place => {
      const [column, row] = [n % columns, Math.floor(n / columns)];
      return [
        left + ((column + 0.5) / columns) * wide,
        front + ((row + 0.5) / rows) * (back - front),
        high,
      ];
    });
  });
  const glows = spots.map((place) => round(camera.project(place), 0.32 * camera.metreAt(place)));
  const plates = platesOf(view);
  return [
    ...glows.map((glow) => fill('downlightGlow', glow)),
    fill('downlight', ...spots.map((place) => disc(view, place, SPOT))),
    fill('plate', ...plates),
    stroke('plateLine', 0.7, ...plates.map((plate) => (plate[0] ? [...plate, plate[0]] : plate))),
  ];
}

/** Double sockets along the walls, and a switch beside the first door of the front. */
function platesOf(view: View): Point[][] {
  const t = view.room.wallThickness;
  const sockets = (['left', 'right', 'front'] as const).flatMap((side) =>
    solidStretches(view, side, 0.3, 0.6)
      .filter(([from, to]) => to - from > 0.5)
      .map(([from, to]) => (from + to) / 2)
      .map((x) => onWall(view, side, t, [x - 0.075, x + 0.075, 0.42, 0.51])),
  );
  const door = view.room.walls.front.openings.find(({ kind }) => kind === 'door');
  const x = door ? door.at + door.width + 0.1 : 0;
  return door ? [...sockets, onWall(view, 'front', t, [x, x + 0.09, 1.16, 1.25])] : sockets;
}

/** The unit on the front wall, above its openings. */
export function airConditioning(view: View): Part[] {
  const [space] = spacesOf(view.room);
  if (!has(view, 'unit on the wall') || !space) return [];
  const spare = Math.max(0, space.right - space.left - UNIT_WIDE);
  const off = Math.min(spare / 2, 0.35);
  // Away from a partition, which would hide it.
  const left = space.left + (space.left > view.floor.left ? spare - off : off);
  const { low } = view;
  const unit = {
    left,
    right: left + Math.min(UNIT_WIDE, space.right - space.left),
    front: space.front,
    back: Math.min(space.back, space.front + UNIT_DEEP),
    low: low + UNIT_LOW,
    high: low + UNIT_HIGH,
    ink: 'appliance',
  } as const;
  const slot = (z: number): Point[] =>
    seen(view, [[unit.left + 0.05, unit.back, low + z], [unit.right - 0.05, unit.back, low + z]]); // prettier-ignore
  return [
    ...blockInView(view, unit),
    stroke('plateLine', 1, slot(UNIT_LOW + 0.06), slot(UNIT_LOW + 0.09)),
  ];
}

/** With the electrics, a lamp on a cable: above a table, or in the middle of the larger space. */
export function pendantLamp(view: View): Part[] {
  if (!has(view, 'lights and sockets')) return [];
  const { camera, low, high, room, pieces } = view;
  const table = pieces.find(({ kind }) => kind === 'dining-table' || kind === 'low-table');
  const over = table?.area ?? spacesOf(room)[0];
  if (!over) return [];
  const [x, y] = [(over.left + over.right) / 2, (over.front + over.back) / 2];
  const place: Place = [x, y, low + LAMP];
  const metre = camera.metreAt(place);
  const [px, py] = camera.project(place);
  const dome = Array.from({ length: 13 }, (_, n): Point => {
    const angle = Math.PI * (1 + n / 12);
    return [px + SHADE * metre * Math.cos(angle), py + SHADE * 0.8 * metre * Math.sin(angle)];
  });
  return [
    fill('lampLight', round([px, py + 0.1 * metre], 1.6 * metre)),
    stroke('cable', Math.max(1, 0.012 * metre), seen(view, [[x, y, high], [x, y, low + LAMP]])), // prettier-ignore
    fill('lampShade', dome),
    fill('lampBulb', disc(view, place, SHADE)),
  ];
}

/** Whether a chosen feature shows this in the room. */
function has({ features }: View, fitting: Feature['fitting']): boolean {
  return features.some((id) => FEATURES[id].fitting === fitting);
}

/** A level disc in the room. */
function disc(view: View, [x, y, z]: Place, radius: number): Point[] {
  return seen(
    view,
    turns(14).map(([cos, sin]): Place => [x + radius * cos, y + radius * sin, z]),
  );
}

/** A circle in the picture. */
function round([x, y]: Point, radius: number): Point[] {
  return turns(24).map(([cos, sin]): Point => [x + radius * cos, y + radius * sin]);
}

function turns(count: number): Point[] {
  return Array.from({ length: count }, (_, n): Point => {
    const angle = (n / count) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
}
