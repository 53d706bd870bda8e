import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { dots, stroke, type Dot, type Part } from '#domain/room/scene/scene';
import { seeded } from '#domain/room/scene/outside/seeded';
import type { RoomView } from '#domain/room/scene/outside/view';

/** Metres: from plant to plant on the roof and along its edge, the free edge, and how high they grow. */
const [PLANTS, ALONG, EDGE, HIGH] = [0.3, 0.09, 0.14, 0.1];

/** Sedum from above: cushions in three tones. */
export function livingRoof({ camera, room, plain }: RoomView): Part[] {
  if (plain) return [];
  const { front, right, back, left } = room.roof.overhang;
  const [width, depth] = [
    room.width + left + right - 2 * EDGE,
    room.depth + front + back - 2 * EDGE,
  ];
  const columns = Math.max(1, Math.round(width / PLANTS));
  const rows = Math.max(1, Math.round(depth / PLANTS));
  const draw = seeded(404);
  const tones: readonly [Dot[], Dot[], Dot[]] = [[], [], []];
  for (let n = 0; n < columns * rows; n += 1) {
    const x = EDGE - left + (((n % columns) + draw()) * width) / columns;
    const y = EDGE - front + ((Math.floor(n / columns) + draw()) * depth) / rows;
    const place: Place = [x, y, roofTopAt(room, y) + 0.03];
    const [at, radius] = [camera.project(place), (0.03 + 0.05 * draw()) * camera.metreAt(place)];
    const tone = draw();
    tones[tone < 0.5 ? 0 : tone < 0.93 ? 1 : 2].push([at[0], at[1], radius]);
  }
  const inks = ['sedum', 'sedumLight', 'sedumFlower'] as const;
  return inks.flatMap((ink, n) => (tones[n]?.length ? [dots(ink, tones[n])] : []));
}

/** Its plants above the edges of the roof, as seen from below. */
export function livingRim({ camera, plain }: RoomView, rim: readonly Place[]): Part[] {
  if (plain) return [];
  const draw = seeded(405);
  const runs: readonly [Point[][], Point[][]] = [[], []];
  for (const [n, from] of rim.entries()) {
    const to = rim[(n + 1) % rim.length] ?? from;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / ALONG);
    for (let plant = 0; plant < count; plant += 1) {
      const share = (plant + draw()) / count;
      const [foot, metre] = between(camera, from, to, share);
      const tip: Point = [
        foot[0] + (draw() - 0.5) * 0.06 * metre,
        foot[1] - (0.4 + 0.6 * draw()) * HIGH * metre,
      ];
      runs[plant % 3 === 0 ? 1 : 0].push([foot, tip]);
    }
  }
  return [stroke('sedum', 1.8, ...runs[0]), stroke('sedumLight', 1.6, ...runs[1])];
}

function between(
  camera: RoomView['camera'],
  from: Place,
  to: Place,
  share: number,
): [foot: Point, metre: number] {
  const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
  const place: Place = [at(0), at(1), at(2)];
  return [camera.project(place), camera.metreAt(place)];
}
