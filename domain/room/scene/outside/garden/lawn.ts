import { rectangle } from '#domain/room/drawing/pen';
import type { Place } from '#domain/room/drawing/projection';
import { fill, type Part } from '#domain/room/scene/scene';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';

/** Width of a mower's stripe, and how far lawns go on behind the viewer. Metres. */
const [STRIPE, BEHIND] = [1.1, 30];

/** The lawn, mown up and down. */
export function lawn({ camera, plot: { fence, house, depth }, size, plain }: GardenView): Part[] {
  const top = Math.min(size.height, Math.max(0, camera.horizon));
  const first = Math.ceil(fence.left / STRIPE);
  const count = Math.floor((fence.right - fence.left) / STRIPE);
  const [front, back] = [fence.front - BEHIND, house ? depth : fence.back + BEHIND];
  const stripes = Array.from({ length: count }, (_, n) => first + n)
    .filter((n) => n % 2 === 0)
    .map((n): Place[] => {
      const [left, right] = [n * STRIPE, (n + 1) * STRIPE];
      return [[left, front, 0], [right, front, 0], [right, back, 0], [left, back, 0]]; // oxfmt-ignore
    });
  return [
    fill('lawn', rectangle([0, top], [size.width, size.height])),
    ...(plain ? [] : filled('stripe', stripes.map(camera.outline))),
  ];
}
