import type { WallSide } from '#domain/room/geometry/walls';
import { INTERIORS } from '#domain/room/options/interiors';
import { FEATURE } from '#domain/room/scene/inside/lining';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Subject } from '#domain/room/model/subject';
import { boarded, layer, type Extent } from './layer';
import { mouldings } from './mouldings';

/** The thickness of a lining, within the wall's own. Metres. */
export const LINED = 0.02;
/** Acoustic slats from middle to middle, the space between two, and the felt behind them. Metres. */
const [SLAT, SLIT, FELT] = [0.04, 0.013, 0.008];
/** Tongue-and-groove boards and their groove. Metres. */
const [BOARD, GROOVE] = [0.12, 0.004];

/** The wall behind a lining hides its back. */
const HIDDEN = ['front'] as const;

const lined = (material: Look['material']): Look => ({ material, role: 'lining' });

/** The inner face of a wall in its finish: features are on the wall that the view from inside has them on. */
export function lining(subject: Subject, side: WallSide, into: Span): Solid[] {
  const { room, finishes, detail } = subject;
  const { wallThickness: t, floorLevel: floor, inside } = room;
  const wall = room.walls[side];
  const [from, to] = [side === 'left' && room.walls.back.house ? 0 : t, wall.length];
  const extent: Extent = {
    along: [from, side === 'right' && room.walls.back.house ? to : to - t],
    low: floor,
    high: floor + inside.height,
    openings: wall.openings,
    floor,
  };
  const isFeature = side === FEATURE;
  switch (INTERIORS[finishes.interior].lining) {
    case 'plain':
      return layer(lined('plaster'), extent, into, HIDDEN);
    case 'coloured wall':
      return layer(lined(isFeature ? 'feature-plaster' : 'plaster'), extent, into, HIDDEN);
    case 'slatted wall':
      if (!isFeature) return layer(lined('plaster'), extent, into, HIDDEN);
      return detail === 'phone'
        ? layer(lined('acoustic-panel'), extent, into, HIDDEN)
        : slats(extent, into, from);
    case 'grooves':
      return detail === 'phone'
        ? layer(lined('tongue-groove'), extent, into, HIDDEN)
        : [
            ...layer(lined('groove'), extent, [into[0], into[1] - 0.004], HIDDEN),
            ...boards(extent, [into[1] - 0.004, into[1]], from),
          ];
    case 'panels':
      return [
        ...layer(lined(isFeature ? 'luxury' : 'plaster'), extent, into, HIDDEN),
        ...(detail === 'phone' ? [] : mouldings(subject, side)),
      ];
  }
}

function slats(extent: Extent, [front, face]: Span, from: number): Solid[] {
  const slatted = {
    step: SLAT,
    from,
    joint: SLIT,
    onTexture: SLAT,
    boards: 15,
    face: 'back',
  } as const;
  return [
    ...layer(lined('acoustic-felt'), extent, [front, front + FELT], HIDDEN),
    ...boarded({ ...slatted, look: () => lined('acoustic') }, extent, [front + FELT, face]),
  ];
}

function boards(extent: Extent, into: Span, from: number): Solid[] {
  const boarding = {
    step: BOARD,
    from,
    joint: GROOVE,
    onTexture: BOARD,
    boards: 1,
    face: 'back',
  } as const;
  return boarded({ ...boarding, look: () => lined('tongue-groove') }, extent, into);
}
