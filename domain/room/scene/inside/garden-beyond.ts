import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { dots, fill, stroke, type Part } from '#domain/room/scene/scene';
import { leaves } from './scatter';
import { seen, upright, type View } from './view';

/** Metres in front of the room: the fence, the hedge behind it, and how far both reach sideways. */
const [FENCE, HEDGE, REACH] = [9, 10.5, 22];
/** Trees beyond: across, in front, height, radius. */
const TREES = [
  [-7, 17, 6, 2.8], [-1, 20, 7.4, 3.6], [5.4, 18, 5.8, 2.7], [11, 20, 7.8, 3.8], [17, 16, 6, 3],
  [-13, 18, 7, 3.5],
] as const; // oxfmt-ignore
/** Metres across a mown stripe, and between the slats of the fence. */
const [STRIPE, SLAT] = [1.1, 0.15];

/** Sky, lawn, fence and trees before the room: what is seen through its glass and beside it. */
export function gardenBeyond(view: View): Part[] {
  const { camera, size } = view;
  const { width: w, height: h } = size;
  const sky: Point[] = [[0, 0], [w, 0], [w, camera.horizon], [0, camera.horizon]]; // oxfmt-ignore
  const lawn: Point[] = [[0, camera.horizon], [w, camera.horizon], [w, h], [0, h]]; // oxfmt-ignore
  return [
    fill('sky', sky),
    ...trees(view),
    fill('yonderHedge', upright(view, reach(view), -HEDGE, [0, 2.6])),
    fill('lawn', lawn),
    fill('yonderStripes', ...stripes(view)),
    fill('yonderFence', upright(view, reach(view), -FENCE, [0, 1.8])),
    stroke('yonderSlats', 0.8, ...slats(view)),
    ...shrubs(view),
    ...beforeTheGlass(view),
  ];
}

function reach({ room }: View): [left: number, right: number] {
  return [-REACH, room.width + REACH];
}

function trees({ camera }: View): Part[] {
  const crowns = TREES.map(([x, y, high, radius], n) => {
    const place: Place = [x, -y, high - radius];
    const metre = camera.metreAt(place);
    const stem = camera.project([x, -y, 0]);
    return { at: camera.project(place), stem, across: radius * metre, seed: n * 5 };
  });
  return [
    fill(
      'yonderTree',
      ...crowns.map(({ at: [x, y], stem, across }): Point[] => {
        const half = across * 0.75;
        return [[x - half, y], [x + half, y], [x + half, stem[1]], [x - half, stem[1]]]; // oxfmt-ignore
      }),
    ),
    dots('yonderTree', crowns.flatMap(({ at, across, seed }) => [
      [...at, across * 0.86] as const,
      ...leaves(at, [across, across * 0.86], { count: 22, radius: across * 0.28, seed }),
    ])),
    dots('yonderTreeLight', crowns.flatMap(({ at: [x, y], across, seed }) =>
      leaves([x - across * 0.12, y - across * 0.2], [across * 0.7, across * 0.6], {
        count: 14, radius: across * 0.18, seed: seed + 3,
      }),
    )),
  ]; // oxfmt-ignore
}

function stripes(view: View): Point[][] {
  const [from, to] = reach(view);
  const count = Math.floor((to - from) / (2 * STRIPE));
  return Array.from({ length: count }, (_, n) => {
    const x = from + 2 * n * STRIPE;
    return view.camera.outline([[x, 6, 0], [x + STRIPE, 6, 0], [x + STRIPE, -FENCE, 0], [x, -FENCE, 0]]); // oxfmt-ignore
  });
}

function slats(view: View): Point[][] {
  const [from, to] = reach(view);
  return Array.from({ length: 11 }, (_, n) => {
    const z = (n + 1) * SLAT;
    return seen(view, [[from, -FENCE, z], [to, -FENCE, z]]); // oxfmt-ignore
  });
}

/** Low planting along the fence. */
function shrubs({ camera, room }: View): Part[] {
  const all = Array.from({ length: 13 }, (_, n) => {
    const radius = 0.32 + ((n * 5) % 4) * 0.08;
    const place: Place = [room.width / 2 - 9 + n * 1.5, 0.5 - FENCE, radius * 0.8];
    return { at: camera.project(place), across: radius * camera.metreAt(place), seed: 90 + n * 4 };
  });
  return planting(all);
}

/** A terrace before patio glass and a small tree to look at. */
function beforeTheGlass(view: View): Part[] {
  const { camera, room } = view;
  const patio = room.walls.front.openings.find(({ kind }) => kind === 'patio');
  const middle = patio ? patio.at + patio.width / 2 : room.width / 2;
  const place: Place = [middle + 0.5, -6.4, 3.1];
  const metre = camera.metreAt(place);
  const [x, foot] = camera.project([middle + 0.5, -6.4, 0]);
  const at = camera.project(place);
  const stem = metre * 0.09;
  return [
    ...(patio
      ? [fill('yonderPaving', seen(view, [
          [patio.at - 0.4, 0, 0.02], [patio.at + patio.width + 0.4, 0, 0.02],
          [patio.at + patio.width + 0.4, -2.1, 0.02], [patio.at - 0.4, -2.1, 0.02],
        ]))]
      : []),
    fill('yonderTrunk', [
      [x - stem, foot], [x + stem, foot], [x + stem * 0.5, at[1]], [x - stem * 0.5, at[1]],
    ]),
    ...planting([{ at, across: 1.45 * metre, seed: 40 }]),
  ]; // oxfmt-ignore
}

function planting(all: readonly { at: Point; across: number; seed: number }[]): Part[] {
  return [
    dots('yonderLeaf', all.flatMap(({ at, across, seed }) => [
      [...at, across * 0.7] as const,
      ...leaves(at, [across, across * 0.8], { count: 20, radius: across * 0.26, seed }),
    ])),
    dots('yonderLeafLight', all.flatMap(({ at: [x, y], across, seed }) =>
      leaves([x - across * 0.14, y - across * 0.2], [across * 0.68, across * 0.5], {
        count: 12, radius: across * 0.16, seed: seed + 3,
      }),
    )),
  ]; // oxfmt-ignore
}
