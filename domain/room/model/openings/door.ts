import { HANDLE_HEIGHT } from '#domain/room/drawing/surfaces/opening-face';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { FRAME, RAIL, SET_BACK } from '#domain/room/geometry/openings/panes';
import { inModel } from '#domain/room/model/axes';
import type { Leaf } from '#domain/room/model/mesh';
import { block } from '#domain/room/model/solids/block';
import type { FaceName } from '#domain/room/model/solids/block-faces';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import { onWall, type Subject } from '#domain/room/model/subject';
import { bars, glass, inset, type Hole } from './bars';
import { DEEP } from './window';

const LOOK: Look = { material: 'frame', role: 'opening' };
/** Metres: the gap around a leaf, how far it stands behind its frame's face, and its thickness. */
const [GAP, BEHIND, LEAF] = [0.003, 0.008, 0.056];
/** A handle: from the edge of its leaf, its plate and its lever. Metres. */
const [HANDLE_IN, PLATE, LEVER] = [0.05, 0.022, 0.12];
/** Nearly a quarter turn, outwards: clockwise from above, about the left side as seen from outside. */
const OPEN = -1.45;

/** A door: its frame, and a leaf of glass in a broad rail that opens outwards. */
export function door(subject: Subject, { id, wall }: PlacedOpening, hole: Hole): Solid[] {
  const leaf = inset(hole, FRAME + GAP);
  const front = SET_BACK + BEHIND;
  const { room } = subject;
  const about = inModel(room, onWall(wall, subject)([leaf.along[0], front, 0]));
  const opens: Leaf = { opening: id, motion: { kind: 'turns', about, by: OPEN } };
  const moving = { role: 'opening', leaf: opens } as const;
  return [
    ...bars(LOOK, hole, FRAME, [SET_BACK, SET_BACK + DEEP]),
    ...bars({ ...LOOK, ...moving }, leaf, RAIL - GAP, [front, front + LEAF]),
    ...glass(moving, inset(leaf, RAIL - GAP), front + LEAF / 2),
    ...handles({ ...moving, material: 'handle' }, leaf, front, room.floorLevel + HANDLE_HEIGHT),
  ];
}

/** On both sides of the leaf, at its right as seen from outside: a plate, a spindle and a lever. */
function handles(look: Look, { along: [, right] }: Hole, front: number, above: number): Solid[] {
  const x = right - HANDLE_IN;
  const back = front + LEAF;
  const sides: readonly { plate: Span; spindle: Span; lever: Span; hidden: FaceName }[] = [
    {
      plate: [front - 0.008, front],
      spindle: [front - 0.05, front],
      lever: [front - 0.05, front - 0.034],
      hidden: 'back',
    },
    {
      plate: [back, back + 0.008],
      spindle: [back, back + 0.05],
      lever: [back + 0.034, back + 0.05],
      hidden: 'front',
    },
  ];
  return sides.flatMap(({ plate, spindle, lever, hidden }) => [
    ...block(look, [x - PLATE, x + PLATE], plate, [above - 0.11, above + 0.08], {
      unseen: [hidden],
    }),
    ...block(look, [x - 0.009, x + 0.009], spindle, [above - 0.009, above + 0.009], {
      unseen: ['front', 'back'],
    }),
    ...block(look, [x - LEVER, x + 0.012], lever, [above - 0.011, above + 0.011], {
      grain: 'across',
    }),
  ]);
}
