import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { SET_BACK } from '#domain/room/geometry/openings/panes';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid } from '#domain/room/model/solids/solid';
import { onWall, type Subject } from '#domain/room/model/subject';
import type { Hole } from './bars';
import { door } from './door';
import { patio } from './patio';
import { window } from './window';

/** A window's sill outside: beyond the hole, how thick, and how far out. Metres, as in the elevation. */
const [BEYOND, THICK, OUT] = [0.03, 0.035, 0.03];
/** What lies on the sill inside, and the threshold of a door. Metres. */
const [BOARD, THRESHOLD] = [0.012, 0.006];

/** Frames, glass, leaves and sills of all openings, each just where the plan has its hole. */
export function openings(subject: Subject): Solid[] {
  return subject.room.openings.flatMap((opening) =>
    put([...inHole(subject, opening), ...sill(subject, opening)], onWall(opening.wall, subject)),
  );
}

/** A hole in its wall's own axes. */
function holeOf({ room: { floorLevel } }: Subject, { at, width, sill, head }: PlacedOpening): Hole {
  return { along: [at, at + width], high: [floorLevel + sill, floorLevel + head] };
}

function inHole(subject: Subject, opening: PlacedOpening): Solid[] {
  const hole = holeOf(subject, opening);
  switch (opening.kind) {
    case 'window':
      return window(hole);
    case 'door':
      return door(subject, opening, hole);
    case 'patio':
      return patio(subject, opening, hole);
  }
}

function sill(subject: Subject, opening: PlacedOpening): Solid[] {
  const { along, high } = holeOf(subject, opening);
  const [from, to] = along;
  const [low] = high;
  const { wallThickness: t } = subject.room;
  const trim: Look = { material: 'frame', role: 'opening' };
  if (opening.kind !== 'window')
    return block(trim, along, [0, t], [low - 0.02, low + THRESHOLD], {
      grain: 'across',
      unseen: ['left', 'right', 'bottom'],
    });
  return [
    ...block(trim, [from - BEYOND, to + BEYOND], [-OUT, 0.006], [low - THICK, low + 0.004], {
      grain: 'across',
    }),
    ...block(trim, along, [0.006, SET_BACK], [low - 0.02, low + 0.004], {
      grain: 'across',
      unseen: ['left', 'right', 'front', 'back', 'bottom'],
    }),
    ...block(
      { material: 'skirting', role: 'opening' },
      along,
      [SET_BACK + 0.07, t + 0.02],
      [low - 0.01, low + BOARD],
      { grain: 'across', unseen: ['left', 'right', 'front'] },
    ),
  ];
}
