import { HANDLE_HEIGHT, RAIL } from '#domain/drawing/surfaces/opening-face';
import type { PlacedOpening } from '#domain/geometry/placed-opening';
import { FRAME, SET_BACK } from '#domain/scene/inside/opening-inside';
import { inModel } from '#domain/model/axes';
import type { Leaf } from '#domain/model/mesh';
import { block } from '#domain/model/solids/block';
import type { Look, Solid } from '#domain/model/solids/solid';
import { onWall, type Subject } from '#domain/model/subject';
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

/** On both sides of the leaf, at its right as seen from outside. */
function handles(look: Look, { along: [, right] }: Hole, front: number, above: number): Solid[] {
  const x = right - HANDLE_IN;
  return [
    [front - 0.008, front, front - 0.05, front - 0.034] as const,
    [front + LEAF, front + LEAF + 0.008, front + LEAF + 0.034, front + LEAF + 0.05] as const,
  ].flatMap(([near, far, from, to]) => [
    ...block(look, [x - PLATE, x + PLATE], [near, far], [above - 0.11, above + 0.08]),
    ...block(
      look,
      [x - 0.009, x + 0.009],
      [Math.min(near, from), Math.max(far, to)],
      [above - 0.009, above + 0.009],
    ),
    ...block(look, [x - LEVER, x + 0.012], [from, to], [above - 0.011, above + 0.011], {
      bevel: 0.005,
      grain: 'across',
    }),
  ]);
}
