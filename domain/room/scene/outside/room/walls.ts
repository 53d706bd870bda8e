import type { WallSide } from '#domain/room/geometry/walls';
import { polygon } from '#domain/room/drawing/pen';
import { moved } from '#domain/room/drawing/projection';
import type { Point, Role, Shape } from '#domain/room/drawing/shapes';
import { wallFace, wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import { ofShapes } from '#domain/room/scene/of-shapes';
import { clip, stroke, type FaceInk, type Part, type Rings } from '#domain/room/scene/scene';
import { filled } from '#domain/room/scene/outside/solids';
import { isSunlit, type RoomView } from '#domain/room/scene/outside/view';
import { onFace } from './on-face';
import { throughGlass } from './through-glass';

/** How far down a wall the shade of the roof reaches: at least, and per metre of overhang. Metres. */
const [SHADE, SHADE_PER_METRE] = [0.1, 0.95];
/** Depth of the frame's shadow on a pane. Metres. */
const REVEAL = 0.045;

/** The walls that face the eye, with their openings and what is seen through these. */
export function walls(view: RoomView): Part[] {
  const seen = throughGlass(view);
  return view.visible.flatMap((side) => wall(view, side, seen));
}

function wall(view: RoomView, side: WallSide, seen: readonly Part[]): Part[] {
  const { room, finishes, camera, plain } = view;
  const on = onFace(side, room, camera);
  const face = wallFace(room, side, finishes, []);
  const first = face.findIndex(({ opening, role }) => opening !== undefined || role === 'edge');
  const boards = moved(face.slice(0, first), on);
  const holes = face.slice(first);
  return [
    ...inkOf(boards, 'cladding'),
    ...(plain
      ? []
      : [
          ...inkOf(boards, 'claddingLight'),
          ...inkOf(boards, 'claddingDark'),
          ...ofShapes(boards.filter(({ role }) => role === 'boards')),
        ]),
    ...inkOf(boards, 'trim'),
    ...shades(view, side),
    ...openings(moved(holes, on), moved(reveals(holes), on), seen),
  ];
}

/** Light and shade on the boards; openings have their own light. */
function shades(view: RoomView, side: WallSide): Part[] {
  const { room, camera, sun } = view;
  const { length, outsideHeight } = room.walls[side];
  const { thickness, overhang } = room.roof;
  const band = (from: number, to: (top: number) => number): Point[] =>
    (
      [
        [0, from - outsideHeight.left],
        [length, from - outsideHeight.right],
        [length, to(outsideHeight.right)],
        [0, to(outsideHeight.left)],
      ] as const
    ).map(onFace(side, room, camera));
  const drop = SHADE + SHADE_PER_METRE * overhang[side];
  const foot = -wallFoot(room);
  return [
    ...(side === 'left' && !sun ? filled('turned', [band(thickness, () => foot)]) : []),
    ...(isSunlit(view, side) ? [] : filled('inShade', [band(thickness, () => foot)])),
    ...filled('shade', [band(thickness, (top) => thickness + drop - top)]),
    ...filled('shade', [band(thickness, (top) => thickness + 0.3 * drop - top)]),
  ];
}

function openings(
  shapes: readonly Shape[],
  reveal: readonly Shape[],
  seen: readonly Part[],
): Part[] {
  const panes = ringsOf(shapes, 'glass');
  return [
    ...inkOf(shapes, 'frame'),
    ...inkOf(shapes, 'trim'),
    ...inkOf(shapes, 'door'),
    ...linesOf(shapes, 'edge', 0.8),
    ...(panes.length > 0 ? [clip(panes, seen)] : []),
    ...inkOf(reveal, 'shade'),
    ...panes.flatMap((pane) => filled('glass', [pane])),
    ...inkOf(shapes, 'glint'),
    ...linesOf(shapes, 'handle', 1.6),
  ];
}

/** The shadow that a frame casts on its glass, from above and from the left. */
function reveals(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => {
    if (shape.type !== 'polygon' || shape.role !== 'glass') return [];
    const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = shape.points;
    return polygon('shade', [
      [left, top],
      [right, top],
      [right, top + REVEAL],
      [left + REVEAL, top + REVEAL],
      [left + REVEAL, bottom],
      [left, bottom],
    ]);
  });
}

function ringsOf(shapes: readonly Shape[], role: Role): Rings {
  return shapes.flatMap((shape) =>
    shape.type === 'polygon' && shape.role === role ? [shape.points, ...(shape.holes ?? [])] : [],
  );
}

function inkOf(shapes: readonly Shape[], ink: FaceInk): Part[] {
  return filled(ink, ringsOf(shapes, ink));
}

function linesOf(shapes: readonly Shape[], ink: FaceInk, width: number): Part[] {
  const runs = shapes.flatMap((shape) =>
    shape.type === 'lines' && shape.role === ink ? shape.runs : [],
  );
  return runs.length > 0 ? [stroke(ink, width, ...runs)] : [];
}
