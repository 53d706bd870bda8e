import { patioPanes } from '#domain/room/geometry/openings/opening-sizes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { onPlan, stretchOnPlan } from './on-plan';
import { arc, lines, outline, polygon } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';

/** Metres: a frame's face in its wall, a leaf's thickness, and the overlap of patio glass panes. */
const [FRAME, LEAF, OVERLAP] = [0.06, 0.05, 0.08];

/** The angle on the sheet of an open leaf, square to each wall: the start of its swing. */
const OUTWARDS = { front: 90, right: 0, back: 270, left: 180 } as const;

/** A window, an open door or patio glass, cut through in plan. */
export function planOpening(opening: PlacedOpening, room: Room): Shape[] {
  return symbol(opening, room).map((shape) => ({ ...shape, opening: opening.id }));
}

function symbol({ kind, wall, at, width }: PlacedOpening, room: Room): Shape[] {
  const t = room.wallThickness;
  const end = at + width;
  const place = (along: number, out: number) => onPlan(wall, room, along, out);
  // Outlined in ink like a door's leaf: in the dark theme its metal is as dark as the floor.
  const sash = (from: readonly [number, number], out: readonly [number, number]) => {
    const edges = stretchOnPlan(wall, room, from, out);
    return [polygon('frame', edges), outline('leaf', edges)];
  };
  const block = (from: number, to: number, near: number, far: number) =>
    polygon('frame', stretchOnPlan(wall, room, [from, to], [near, far]));
  const jambs = [
    block(at, at + FRAME, -0.3 * t, -0.7 * t),
    block(end - FRAME, end, -0.3 * t, -0.7 * t),
  ];
  const floor = polygon('room', stretchOnPlan(wall, room, [at, end], [0, -t]));
  switch (kind) {
    case 'window':
      return [
        floor,
        lines('sill', [place(at, 0), place(end, 0)], [place(at, -t), place(end, -t)]),
        ...jambs,
        lines('pane', [place(at + FRAME, -0.5 * t), place(end - FRAME, -0.5 * t)]),
      ];
    case 'patio': {
      const count = patioPanes(width);
      const edge = (n: number) => at + (n * width) / count;
      return [
        floor,
        lines('sill', [place(at, 0), place(end, 0)], [place(at, -t), place(end, -t)]),
        ...Array.from({ length: count }, (_, n) => {
          const stretch = [
            Math.max(at, edge(n) - OVERLAP),
            Math.min(end, edge(n + 1) + OVERLAP),
          ] as const;
          // Panes slide past each other on two tracks.
          const track =
            n % 2 === 0
              ? ([-0.34 * t, -0.34 * t - LEAF] as const)
              : ([-0.66 * t, -0.66 * t + LEAF] as const);
          return sash(stretch, track);
        }).flat(),
      ];
    }
    case 'door':
      return [
        floor,
        lines('sill', [place(at, -t), place(end, -t)]),
        ...doorOpen(place, [at, end], OUTWARDS[wall]),
      ];
  }
}

/** Hinged at the left as seen from outside, opening outwards, so that no furniture is in its way. */
function doorOpen(
  place: (along: number, out: number) => Point,
  [at, end]: readonly [number, number],
  outwards: number,
): Shape[] {
  const hinge = place(at, 0);
  const leaf = [hinge, place(at + LEAF, 0), place(at + LEAF, end - at), place(at, end - at)];
  return [
    arc('swing', hinge, end - at, outwards - 90, outwards),
    polygon('door', leaf),
    outline('leaf', leaf),
  ];
}
