import { HANDLE_HEIGHT } from '#domain/room/drawing/surfaces/opening-face';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { FRAME, panesOf, SET_BACK } from '#domain/room/geometry/openings/panes';
import { inModel } from '#domain/room/model/axes';
import type { Leaf } from '#domain/room/model/mesh';
import { block } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import { onWall, type Subject } from '#domain/room/model/subject';
import { bars, glass, inset, type Hole } from './bars';

const LOOK: Look = { material: 'frame', role: 'opening' };
/** How deep each of the two tracks is, how far apart they are, and how far a sash reaches behind the frame. Metres. */
const [TRACK, APART, BEHIND_FRAME] = [0.05, 0.006, 0.04];
/** Which pane slides: over the one to its left. */
const SLIDING = 1;

/** Patio glass: panes in a frame, the second of which slides on the inner track. */
export function patio(subject: Subject, opening: PlacedOpening, hole: Hole): Solid[] {
  const { floorLevel } = subject.room;
  const panes = panesOf(opening).map(([from, to, low, high]): Hole => ({
    along: [from, to],
    high: [floorLevel + low, floorLevel + high],
  }));
  const outer: Span = [SET_BACK, SET_BACK + TRACK];
  const inner: Span = [outer[1] + APART, outer[1] + APART + TRACK];
  const step = (hole.along[1] - hole.along[0] - 2 * FRAME) / panes.length;
  const to = onWall(opening.wall, subject);
  const start = inModel(subject.room, to([0, 0, 0]));
  const end = inModel(subject.room, to([-step, 0, 0]));
  const slides: Leaf = {
    opening: opening.id,
    motion: { kind: 'slides', by: [end[0] - start[0], end[1] - start[1], end[2] - start[2]] },
  };
  return [
    ...bars(LOOK, hole, FRAME, outer),
    ...panes.flatMap((pane, n) =>
      n === SLIDING
        ? sash({ ...LOOK, leaf: slides }, pane, inner, floorLevel)
        : fixed(pane, hole, outer),
    ),
  ];
}

/** A pane that stays, with the stiles on its free sides. */
function fixed({ along, high }: Hole, hole: Hole, into: Span): Solid[] {
  const stiles: Span[] = [
    [along[0] - FRAME / 2, along[0]],
    [along[1], along[1] + FRAME / 2],
  ];
  return [
    ...glass({ role: 'opening' }, { along, high }, (into[0] + into[1]) / 2),
    ...stiles
      .filter(
        ([from, to]) => from > hole.along[0] + FRAME - 1e-6 && to < hole.along[1] - FRAME + 1e-6,
      )
      .flatMap((stile) => block(LOOK, stile, into, high)),
  ];
}

/** The pane that slides, in a frame of its own; a handle inside and a flush one outside, on its left. */
function sash(look: Look, pane: Hole, [near, far]: Span, floor: number): Solid[] {
  const [x, above] = [pane.along[0] - FRAME / 4, floor + HANDLE_HEIGHT];
  const handle: Look = { ...look, material: 'handle' };
  const high: Span = [above - 0.14, above + 0.14];
  return [
    ...bars(look, inset(pane, -BEHIND_FRAME), BEHIND_FRAME, [near, far]),
    ...glass(look, pane, (near + far) / 2),
    ...block(handle, [x - 0.009, x + 0.009], [far, far + 0.03], high, { bevel: 0.005 }),
    ...block(handle, [x - 0.011, x + 0.011], [near - 0.003, near], high),
  ];
}
