import type { Point } from '#domain/room/drawing/shapes';
import { patioPanes } from '#domain/room/geometry/openings/opening-sizes';
import { panesOf, SET_BACK, type OnWall } from '#domain/room/geometry/openings/panes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { fill, stroke, type Part } from '#domain/room/scene/scene';
import type { View } from './view';
import { holeOf, onWall, placeOn } from './wall-plane';

const HANDLE = 1.02;

/** An opening as seen from inside, without the wall around it: glass, frame and reveals. */
export function openingInside(view: View, opening: PlacedOpening): Part[] {
  const { wall } = opening;
  const hole = holeOf(opening);
  const panes = panesOf(opening);
  const flat = (part: OnWall) => onWall(view, wall, SET_BACK, part);
  const [head, threshold, ...jambs] = reveals(view, opening);
  return [
    fill('clearGlass', ...panes.map(flat)),
    fill('clearGlint', ...panes.map((pane) => glint(view, wall, pane))),
    fill(opening.kind === 'door' ? 'door' : 'frame', flat(hole), ...panes.map(flat)),
    ...handleOf(view, opening),
    fill('jamb', ...jambs),
    ...(threshold ? [fill(opening.sill > 0 ? 'soffit' : 'floorDark', threshold)] : []),
    ...(head ? [fill('jambShade', head)] : []),
  ];
}

/** A slanting reflection. */
function glint(view: View, wall: PlacedOpening['wall'], [from, to, low, high]: OnWall): Point[] {
  const wide = to - from;
  const at = (share: number, z: number) =>
    view.camera.project(placeOn(view, wall, from + wide * share, SET_BACK, z));
  return [at(0.62, high), at(0.78, high), at(0.42, low), at(0.26, low)];
}

function handleOf(view: View, { kind, wall, at, width }: PlacedOpening): Part[] {
  if (kind === 'window') return [];
  const x = kind === 'door' ? at + width - 0.1 : at + width / patioPanes(width) + 0.05;
  const ends = [-0.1, 0.1].map((off) => placeOn(view, wall, x, SET_BACK + 0.02, HANDLE + off));
  return [stroke('handle', 1.6, ends.map(view.camera.project))];
}

/** Head, sill or threshold, and both jambs. */
function reveals(view: View, { wall, at, width, sill, head }: PlacedOpening): Point[][] {
  const t = view.room.wallThickness;
  const end = at + width;
  const quad = (from: readonly [number, number], to: readonly [number, number]): Point[] =>
    [
      placeOn(view, wall, from[0], SET_BACK, from[1]),
      placeOn(view, wall, to[0], SET_BACK, to[1]),
      placeOn(view, wall, to[0], t, to[1]),
      placeOn(view, wall, from[0], t, from[1]),
    ].map(view.camera.project);
  return [
    quad([at, head], [end, head]),
    quad([at, sill], [end, sill]),
    quad([at, sill], [at, head]),
    quad([end, sill], [end, head]),
  ];
}
