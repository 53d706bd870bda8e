import type { Point } from '#domain/room/drawing/shapes';
import { FOUNDATIONS } from '#domain/room/options/foundations';
import { inside } from '#domain/room/drawing/plan/metres';
import { fill, stroke, type Part } from '#domain/room/scene/scene';
import { cutHeight, hasHeight, seen, upright, type View } from './view';

/** Words in the picture; the page sets them in its own type. Pixels. */
export interface Label {
  readonly at: Point;
  readonly text: string;
}

/** The floor panel, a slab's depth and its reach beyond the walls, and a pad's width. Metres. */
const [PANEL, SLAB, BEYOND, PAD] = [0.15, 0.14, 0.1, 0.3];

/** What is cut: walls, floor and roof solid, what carries them, and the soil. */
export function section(view: View): Part[] {
  const { room, floor, low, high } = view;
  const { width, roof } = room;
  const y = floor.back;
  const top = cutHeight(room, y);
  const under = top - roof.thickness;
  const [left, right] = [-roof.overhang.left, width + roof.overhang.right];
  const outer = seen(view, [
    [0, y, low - PANEL], [width, y, low - PANEL], [width, y, under], [right, y, under],
    [right, y, top], [left, y, top], [left, y, under], [0, y, under],
  ]); // oxfmt-ignore
  const { partition } = view.room;
  return [
    ...soil(view),
    ...foundation(view),
    fill('cut', outer, insideOutline(view)),
    ...roofVoid(view, under),
    ...(partition
      ? [fill('cut', upright(view, [partition.left, partition.right], y, [low, high]))]
      : []),
  ];
}

/** The space between ceiling and roof where the roof is steep: insulation. */
function roofVoid(view: View, under: number): Part[] {
  const { floor, high } = view;
  if (under - high < 0.25) return [];
  return [
    fill('roofVoid', upright(view, [floor.left, floor.right], floor.back, [high + 0.08, under])),
  ];
}

/** The room's own outline where it is cut. */
export function insideOutline(view: View): Point[] {
  const { floor, low, high } = view;
  return upright(view, [floor.left, floor.right], floor.back, [low, high]);
}

function soil({ camera, floor, size }: View): Part[] {
  const [, ground] = camera.project([0, floor.back, 0]);
  const { width, height } = size;
  const step = Math.max(9, camera.metreAt([0, floor.back, 0]) * 0.16);
  const hatch = Array.from({ length: Math.ceil(width / step) + 1 }, (_, n): Point[] => [
    [n * step, ground + 1],
    [Math.max(0, (n - 0.8) * step), ground + 0.8 * step],
  ]).filter((run) => run.every(([x, y]) => x <= width && y <= height));
  return [
    fill('soil', [[0, ground], [width, ground], [width, height], [0, height]]),
    stroke('soilHatch', 0.8, ...hatch),
    stroke('soilLine', 1.6, [[0, ground], [width, ground]]),
  ]; // oxfmt-ignore
}

function foundation(view: View): Part[] {
  const { room, floor, low, finishes } = view;
  const y = floor.back;
  const { width } = room;
  const { support } = FOUNDATIONS[finishes.foundation];
  if (support === 'slab') {
    const slab = upright(view, [-BEYOND, width + BEYOND], y, [-SLAB, 0]);
    return [fill('foundation', slab), stroke('soilLine', 1.2, [...slab, ...slab.slice(0, 1)])];
  }
  if (support === 'none') return [];
  const count = Math.max(1, Math.round((width - PAD) / 1.3));
  const middles = Array.from(
    { length: count + 1 },
    (_, n) => PAD / 2 + (n * (width - PAD)) / count,
  );
  return [
    fill('undercroft', upright(view, [0, width], y, [0, low - PANEL])),
    fill('foundation', ...middles.map((x) => upright(view, [x - PAD / 2, x + PAD / 2], y, [-0.05, 0.06]))),
    fill('cut', ...middles.map((x) => upright(view, [x - 0.05, x + 0.05], y, [0.06, low - PANEL]))),
  ]; // oxfmt-ignore
}

/** The width inside below the floor and, where there is space, the height inside beside the room. */
export function sectionMeasures(view: View): { parts: Part[]; labels: Label[] } {
  const { camera, floor, low, high, room, size } = view;
  const y = floor.back;
  const [, ground] = camera.project([0, y, -SLAB]);
  const line = Math.min(size.height - 14, ground + Math.min(34, size.height * 0.085));
  // Who looks out has the room's right on the left.
  const [from] = camera.project([floor.right, y, low]);
  const [to] = camera.project([floor.left, y, low]);
  const across: [Point, Point] = [[from, line], [to, line]]; // oxfmt-ignore
  const labels: Label[] = [
    { at: [(from + to) / 2, line], text: `${inside(room.inside.width)} inside` },
  ];
  const [, foot] = camera.project([0, y, low]);
  const [, ceiling] = camera.project([0, y, high]);
  const [edge] = camera.project([-room.roof.overhang.left, y, low]);
  const x = edge + 26;
  const up: [Point, Point][] = hasHeight(size) ? [[[x, foot], [x, ceiling]]] : []; // oxfmt-ignore
  if (hasHeight(size))
    labels.push({ at: [x, (foot + ceiling) / 2], text: inside(room.inside.height) });
  const ends = [...across, ...up.flat()];
  return {
    parts: [
      stroke('measureFaint', 1, [[from, ground + 4], [from, line]], [[to, ground + 4], [to, line]],
        ...up.flat().map(([px, py]): Point[] => [[edge + 4, py], [px, py]])),
      stroke('measureLine', 1, across, ...up),
      stroke('measureLine', 1.6, ...ends.map(([px, py]): Point[] => [[px - 4, py + 4], [px + 4, py - 4]])),
    ],
    labels,
  }; // oxfmt-ignore
}
