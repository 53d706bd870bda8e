import type { FinishId } from '#domain/room/options/option-ids';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';
import { stroke, type Part } from '#domain/room/scene/scene';
import type { OutsideInk } from '#domain/room/scene/outside/outside-ink';
import { filled, upright, type Block } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';

/** The face of each lining, and the distance between its joints in metres if it has any. */
const LININGS: Readonly<Record<FinishId<'interior'>, { ink: OutsideInk; joints?: number }>> = {
  'plasterboard-skim': { ink: 'seenSide' },
  'plaster-feature-wall': { ink: 'seenFeature' },
  'acoustic-panels': { ink: 'seenSlats', joints: 0.11 },
  'tongue-groove': { ink: 'seenGroove', joints: 0.14 },
  'luxury-finish': { ink: 'seenLuxury', joints: 0.6 },
};

/** The chosen lining on the inside of a side wall, as seen through the glass. */
export function liningInside(
  { camera, finishes, plain }: RoomView,
  side: WallSide,
  inner: Block,
): Part[] {
  const { ink, joints } = LININGS[finishes.interior];
  const face = filled(ink, [camera.outline(upright(side, inner))]);
  if (plain || joints === undefined) return face;
  const { from, to } = inner;
  const x = side === 'left' ? from[0] : to[0];
  const count = Math.max(0, Math.floor((to[1] - from[1]) / joints));
  const lines = Array.from({ length: count }, (_, n) => {
    const y = from[1] + (n + 0.5) * joints;
    return camera.outline([[x, y, from[2]], [x, y, to[2]]] satisfies Place[]); // oxfmt-ignore
  }).filter((run) => run.length > 1);
  return lines.length > 0 ? [...face, stroke('seenJoints', 0.9, ...lines)] : face;
}
