import { FRAME, SET_BACK } from '#domain/room/geometry/openings/panes';
import { block } from '#domain/room/model/solids/block';
import type { Look, Solid } from '#domain/room/model/solids/solid';
import { bars, glass, inset, type Hole } from './bars';

const LOOK: Look = { material: 'frame', role: 'opening' };
/** A frame's depth. Metres. */
export const DEEP = 0.07;

/** A window's frame and glass, and its handle inside. */
export function window(hole: Hole): Solid[] {
  const pane = inset(hole, FRAME);
  const [, right] = hole.along;
  const middle = (hole.high[0] + hole.high[1]) / 2;
  const into = SET_BACK + DEEP;
  return [
    ...bars(LOOK, hole, FRAME, [SET_BACK, into]),
    ...glass({ role: 'opening' }, pane, SET_BACK + DEEP / 2),
    ...block(
      { material: 'handle', role: 'opening' },
      [right - 0.04, right - 0.018],
      [into, into + 0.035],
      [middle - 0.06, middle + 0.06],
      { unseen: ['front'] },
    ),
  ];
}
