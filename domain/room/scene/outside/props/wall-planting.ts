import type { WallSide } from '#domain/room/geometry/walls';
import type { Part } from '#domain/room/scene/scene';
import { addClump, emptyTones, paintLeaves } from '#domain/room/scene/outside/garden/leaves';
import { addTuft, emptyTufts, paintTufts } from '#domain/room/scene/outside/garden/planting';
import { sunAcross } from '#domain/room/scene/outside/garden/sight';
import { seeded } from '#domain/room/scene/outside/seeded';
import { beside, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import type { Prop } from './prop';

/** Metres: from plant to plant, their distance from the wall, and how wide a bed is. */
const [STEP, OFF, BED] = [0.46, 0.38, 0.62];
/** Plants keep this far from doors and from the ends of the wall. Metres. */
const [FROM_DOOR, FROM_END] = [0.35, 0.22];
/** The longest bed, from the end of the wall that is furthest from its doors. Metres. */
const LONGEST = 2.2;

/** A low bed against a wall, where it has neither doors nor a deck. */
export function wallPlanting(view: RoomView, side: WallSide, stretch: Stretch): Prop {
  const { camera, room } = view;
  const [from, to] = stretch;
  const [leaves, silver, tufts] = [emptyTones(), emptyTones(), emptyTufts()];
  const count = Math.max(1, Math.floor((to - from) / STEP));
  for (let n = 0; n < count; n += 1) {
    const draw = seeded(side.length * 41 + n);
    const along = from + ((n + 0.5) * (to - from)) / count;
    const place = beside(side, room, [along, OFF + 0.1 * draw(), 0]);
    if (n % 3 === 1) addTuft(tufts, camera, place, { height: 0.5 + 0.2 * draw(), seed: n });
    else {
      const radius = 0.2 + 0.07 * draw();
      const at = camera.project([place[0], place[1], 0.75 * radius]);
      const clump = { at, radius: radius * camera.metreAt(place), seed: n, sun: sunAcross(camera) };
      addClump(n % 3 === 0 ? silver : leaves, clump);
    }
  }
  return {
    name: 'plants',
    at: beside(side, room, [(from + to) / 2, OFF, 0]),
    parts: [
      ...bed(view, side, stretch),
      ...paintLeaves('leaf', leaves, 3),
      ...paintLeaves('silver', silver),
      ...paintTufts(tufts),
    ],
  };
}

function bed({ camera, room }: RoomView, side: WallSide, [from, to]: Stretch): Part[] {
  const corners = [[from - 0.1, 0.1], [to + 0.1, 0.1], [to + 0.1, BED], [from - 0.1, BED]]; // oxfmt-ignore
  return filled('bed', [
    camera.outline(corners.map(([along = 0, out = 0]) => beside(side, room, [along, out, 0]))),
  ]);
}

/** Along a wall, from its left end. Metres. */
export type Stretch = readonly [from: number, to: number];

/**
 * Where a wall has a bed: the longer of its ends up to its first and from its last door, or all of it. None
 * beside patio glass or a house.
 */
export function bedStretch({ room, plot, plain }: RoomView, side: WallSide): Stretch | null {
  const { length, openings } = room.walls[side];
  const doors = openings.filter(({ kind }) => kind !== 'window');
  if (plain || plot.house || doors.some(({ kind }) => kind === 'patio')) return null;
  const [first, last] = [doors[0], doors.at(-1)];
  const start: Stretch = [FROM_END, (first?.at ?? length) - FROM_DOOR];
  const end: Stretch = [last ? last.at + last.width + FROM_DOOR : FROM_END, length - FROM_END];
  const [from, to] = end[1] - end[0] >= start[1] - start[0] ? end : start;
  const held: Stretch = to === end[1] ? [Math.max(from, to - LONGEST), to] : [from, Math.min(to, from + LONGEST)]; // oxfmt-ignore
  return held[1] - held[0] >= STEP ? held : null;
}
