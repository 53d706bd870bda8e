import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { fill, stroke, type Part } from '#domain/room/scene/scene';
import { blockInView } from './blocks';
import { has, pendantOf, platesOf, SPOT, spotsOf, unitOf } from './fitted';
import { level, seen, type View } from './view';
import { onWall } from './wall-plane';

/** Metres: how far the floor is lifted from the cut, from pipe to pipe, and off the walls. */
const [LIFTED, PIPES, OFF_WALL] = [0.85, 0.16, 0.14];
/** The radius of a lamp's shade. Metres. */
const SHADE = 0.24;

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
  ]; // oxfmt-ignore
}

/** Downlights in the ceiling, sockets and a switch on the walls. */
export function electrics(view: View): Part[] {
  if (!has(view, 'lights and sockets')) return [];
  const spots = spotsOf(view);
  const glows = spots.map((place) =>
    round(view.camera.project(place), 0.32 * view.camera.metreAt(place)),
  );
  const plates = platesOf(view).map(({ side, plate }) =>
    onWall(view, side, view.room.wallThickness, plate),
  );
  return [
    ...glows.map((glow) => fill('downlightGlow', glow)),
    fill('downlight', ...spots.map((place) => disc(view, place, SPOT))),
    fill('plate', ...plates),
    stroke('plateLine', 0.7, ...plates.map((plate) => (plate[0] ? [...plate, plate[0]] : plate))),
  ];
}

/** The unit on the front wall, above its openings. */
export function airConditioning(view: View): Part[] {
  const unit = unitOf(view);
  if (!has(view, 'unit on the wall') || !unit) return [];
  const slot = (z: number): Point[] =>
    seen(view, [[unit.left + 0.05, unit.back, unit.low + z], [unit.right - 0.05, unit.back, unit.low + z]]); // oxfmt-ignore
  return [
    ...blockInView(view, { ...unit, ink: 'appliance' }),
    stroke('plateLine', 1, slot(0.06), slot(0.09)),
  ];
}

/** With the electrics, a lamp on a cable. */
export function pendantLamp(view: View): Part[] {
  const place = pendantOf(view, view.pieces);
  if (!has(view, 'lights and sockets') || !place) return [];
  const { camera, high } = view;
  const [x, y] = place;
  const metre = camera.metreAt(place);
  const [px, py] = camera.project(place);
  const dome = Array.from({ length: 13 }, (_, n): Point => {
    const angle = Math.PI * (1 + n / 12);
    return [px + SHADE * metre * Math.cos(angle), py + SHADE * 0.8 * metre * Math.sin(angle)];
  });
  return [
    fill('lampLight', round([px, py + 0.1 * metre], 1.6 * metre)),
    stroke('cable', Math.max(1, 0.012 * metre), seen(view, [[x, y, high], place])),
    fill('lampShade', dome),
    fill('lampBulb', disc(view, place, SHADE)),
  ];
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
