import type { Point } from '#domain/room/drawing/shapes';
import type { WallSide } from '#domain/room/geometry/walls';
import { fill, stroke, type Ink, type Part } from '#domain/room/scene/scene';
import { liningOf } from './lining';
import { openingInside } from './opening-inside';
import { chance } from './scatter';
import { level, seen, type View } from './view';
import { faceOf, holeOf, onWall, SHOWN, solidStretches } from './wall-plane';

/** Metres: a floorboard's width, a skirting's height, and how far light falls in and drifts sideways. */
const [BOARD, SKIRTING, FALLS, DRIFTS] = [0.19, 0.09, 1.7, 0.4];

const INKS: Readonly<Record<(typeof SHOWN)[number], Ink>> = {
  front: 'liningFront',
  left: 'liningSide',
  right: 'lining',
};

/** Floor, ceiling and three walls with their linings and openings; the garden shows in their holes. */
export function shellInside(view: View): Part[] {
  return [
    ...SHOWN.flatMap((side) => wallInside(view, side)),
    fill('soffit', level(view, view.floor, view.high)),
    ...floorInside(view),
  ];
}

function wallInside(view: View, side: (typeof SHOWN)[number]): Part[] {
  const { openings } = view.room.walls[side];
  const { wallThickness: t } = view.room;
  const holes = openings.map((opening) => onWall(view, side, t, holeOf(opening)));
  return [
    ...openings.flatMap((opening) => openingInside(view, opening)),
    fill(INKS[side], onWall(view, side, t, faceOf(view, side)), ...holes),
    ...liningOf(view, side, holes),
    fill('skirting', ...skirting(view, side)),
  ];
}

function skirting(view: View, side: WallSide): Point[][] {
  return solidStretches(view, side, 0, SKIRTING).map(([from, to]) =>
    onWall(view, side, view.room.wallThickness, [from, to, 0, SKIRTING]),
  );
}

function floorInside(view: View): Part[] {
  const { floor, low } = view;
  const count = Math.max(1, Math.round((floor.right - floor.left) / BOARD));
  const step = (floor.right - floor.left) / count;
  const boards = Array.from({ length: count }, (_, n) => n).flatMap((n) => lengths(view, n, step));
  const toned = (from: number, to: number) =>
    boards.filter(({ tone }) => tone >= from && tone < to).map(({ corners }) => corners);
  return [
    fill('floor', level(view, floor, low)),
    fill('floorLight', ...toned(0, 0.22)),
    fill('floorDark', ...toned(0.78, 1)),
    stroke(
      'floorLines',
      0.7,
      ...Array.from({ length: count - 1 }, (_, n) => {
        const x = floor.left + (n + 1) * step;
        return seen(view, [[x, floor.front, low], [x, floor.back, low]]); // oxfmt-ignore
      }),
    ),
    ...(view.sun ? [] : [fill('sunlight', ...sunlight(view))]),
  ];
}

/** The boards of one row, each with its tone. */
function lengths(view: View, row: number, step: number): { corners: Point[]; tone: number }[] {
  const { floor, low } = view;
  const left = floor.left + row * step;
  const start = floor.front - chance(row, 3) * 1.8;
  const count = Math.ceil((floor.back - start) / 1.8);
  return Array.from({ length: count }, (_, n) => {
    const front = Math.max(floor.front, start + n * 1.8);
    const back = Math.min(floor.back, start + (n + 1) * 1.8);
    const corners = level(view, { left, right: left + step, front, back }, low);
    return { corners, tone: chance(row + 31, n) };
  });
}

/** Daylight on the floor behind the openings of the front. */
function sunlight(view: View): Point[][] {
  const { floor, low, room } = view;
  const within = (x: number) => Math.min(floor.right, Math.max(floor.left, x));
  return room.walls.front.openings.map(({ at, width, sill }) => {
    const [near, far] = [floor.front + sill * 0.8, Math.min(floor.back, floor.front + FALLS)];
    const drift = DRIFTS * (sill > 0 ? 0.6 : 0);
    return seen(view, [
      [within(at + drift), near, low],
      [within(at + width + drift), near, low],
      [within(at + width + DRIFTS), far, low],
      [within(at + DRIFTS), far, low],
    ]);
  });
}
