import { panelsOn } from '#domain/room/scene/inside/lining';
import type { WallSide } from '#domain/room/geometry/walls';
import { block } from '#domain/room/model/solids/block';
import type { Look, Solid } from '#domain/room/model/solids/solid';
import { insideOf, type Subject } from '#domain/room/model/subject';

/** The width of a moulding and how far it stands out. Metres. */
const [WIDE, OUT] = [0.03, 0.012];
const LOOK: Look = { material: 'moulding', role: 'lining' };

/** The framed panels of a wall, in its own axes. */
export function mouldings(subject: Subject, side: WallSide): Solid[] {
  const { wallThickness: t, floorLevel } = subject.room;
  const into = [t, t + OUT] as const;
  return panelsOn(insideOf(subject.room), side).flatMap(([from, to, above, below]) => {
    const [low, high] = [floorLevel + above, floorLevel + below];
    return [
      ...block(LOOK, [from, to], into, [low, low + WIDE], { grain: 'across' }),
      ...block(LOOK, [from, to], into, [high - WIDE, high], { grain: 'across' }),
      ...block(LOOK, [from, from + WIDE], into, [low + WIDE, high - WIDE]),
      ...block(LOOK, [to - WIDE, to], into, [low + WIDE, high - WIDE]),
    ];
  });
}
