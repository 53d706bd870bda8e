import { wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import {
  DOORWAY_HEAD,
  solidStretches as partitionStretches,
} from '#domain/room/geometry/partition';
import { SHOWN, solidStretches } from '#domain/room/scene/inside/wall-plane';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid } from '#domain/room/model/solids/solid';
import { insideOf, onWall, type Subject } from '#domain/room/model/subject';
import { BEHIND_BOARDS } from './walls';

/** The thickness of floorboards and of what is seen of the ceiling; a skirting's height and depth. Metres. */
const [BOARDS, CEILING, SKIRTING, DEEP] = [0.015, 0.004, 0.09, 0.014];

const lining = (material: Look['material']): Look => ({ material, role: 'lining' });

/** The floor panel with its boards, the ceiling, the skirting, and the partition of a dual-purpose room. */
export function floorAndCeiling(subject: Subject): Solid[] {
  const { room } = subject;
  const { floor, low, high } = insideOf(room);
  const across = [floor.left, floor.right] as const;
  const behind = [floor.front, floor.back] as const;
  const to = room.walls.back.house ? room.depth : room.depth - BEHIND_BOARDS;
  const panel = block(
    { material: 'trim', role: 'shell' },
    [BEHIND_BOARDS, room.width - BEHIND_BOARDS],
    [BEHIND_BOARDS, to],
    [wallFoot(room), low - BOARDS],
  );
  return [
    ...panel,
    ...block(lining('floor'), across, behind, [low - BOARDS, low]),
    ...block(lining('ceiling'), across, behind, [high, high + CEILING]),
    ...skirting(subject),
    ...partition(subject),
  ];
}

function skirting(subject: Subject): Solid[] {
  const { room } = subject;
  const inside = insideOf(room);
  const { wallThickness: t } = room;
  const sides = room.walls.back.house ? SHOWN : ([...SHOWN, 'back'] as const);
  return sides.flatMap((side) =>
    put(
      solidStretches(inside, side, 0, SKIRTING).flatMap((along) =>
        block(lining('skirting'), along, [t, t + DEEP], [inside.low, inside.low + SKIRTING], {
          grain: 'across',
          unseen: ['front', 'bottom'],
        }),
      ),
      onWall(side, subject),
    ),
  );
}

/** Both stretches of the partition, and what is above its doorway. */
function partition({ room }: Subject): Solid[] {
  const { floor, low, high } = insideOf(room);
  if (!room.partition) return [];
  const { left, right, doorway } = room.partition;
  const stretches = partitionStretches(room.partition, floor);
  const skirted = [
    [left - DEEP, left],
    [right, right + DEEP],
  ] as const;
  return [
    ...stretches.flatMap(({ front, back }) => [
      ...block(lining('plaster'), [left, right], [front, back], [low, high]),
      ...skirted.flatMap((across) =>
        block(lining('skirting'), across, [front, back], [low, low + SKIRTING], {
          grain: 'behind',
        }),
      ),
    ]),
    ...block(
      lining('plaster'),
      [left, right],
      [doorway.front, doorway.back],
      [low + DOORWAY_HEAD, high],
    ),
  ];
}
