import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import { SOLIDS } from '#domain/room/furniture/solids';
import type { Material } from '#domain/room/furniture/solids/solid';
import { rugBelow } from '#domain/room/scene/inside/furniture-inside';
import type { MaterialName } from '#domain/room/model/materials';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Move, type Solid } from '#domain/room/model/solids/solid';
import { insideOf, type Subject } from '#domain/room/model/subject';
import { plant } from './plant';

const look = (material: MaterialName): Look => ({ material, role: 'furniture' });

/** What each material of the furniture is, and how round its edges are. Metres. */
const MADE_OF: Readonly<Record<Material, { material: MaterialName; bevel: number }>> = {
  wood: { material: 'wood', bevel: 0.004 },
  metal: { material: 'metal', bevel: 0 },
  fabric: { material: 'fabric', bevel: 0.035 },
  cushion: { material: 'cushion', bevel: 0.05 },
  pale: { material: 'pale', bevel: 0.03 },
  screen: { material: 'screen', bevel: 0.004 },
  seat: { material: 'seat', bevel: 0.018 },
  bookGreen: { material: 'book-green', bevel: 0 },
  bookRust: { material: 'book-rust', bevel: 0 },
  bookBlue: { material: 'book-blue', bevel: 0 },
};
/** A rug's thickness, and its border. Metres. */
const [RUG, BORDER] = [0.008, 0.08];

/** The furniture in the places of the plan: its blocks with their edges taken off, plants, and rugs. */
export function furniture(subject: Subject): Solid[] {
  const { floorLevel } = subject.room;
  return subject.pieces.flatMap((piece) => [
    ...put(
      [...blocksOf(piece), ...(piece.kind === 'plant' ? plant() : [])],
      inPlace(piece, floorLevel),
    ),
    ...rug(subject, piece),
  ]);
}

function blocksOf({ kind }: PlacedPiece): Solid[] {
  if (kind === 'plant') return [];
  return SOLIDS[kind].flatMap(({ along, off, high, of }) => {
    const { material, bevel } = MADE_OF[of];
    // Legs and books stay sharp; a block keeps most of its thickness.
    const thinnest = Math.min(along[1] - along[0], off[1] - off[0], high[1] - high[0]);
    const round = Math.min(bevel, thinnest * 0.4);
    const isLeg = along[1] - along[0] < 0.06 && off[1] - off[0] < 0.06;
    const options = isLeg ? ({ unseen: ['top', 'bottom'] } as const) : { bevel: round };
    return block(look(material), along, off, high, options);
  });
}

/** From a piece's own axes, as `onFloor` has them, to the room's. */
function inPlace({ against, area }: PlacedPiece, floor: number): Move {
  const { left, right, front, back } = area;
  switch (against) {
    case 'front':
      return ([along, off, above]) => [left + along, front + off, floor + above];
    case 'back':
      return ([along, off, above]) => [left + along, back - off, floor + above];
    case 'left':
      return ([along, off, above]) => [left + off, front + along, floor + above];
    case 'right':
      return ([along, off, above]) => [right - off, front + along, floor + above];
  }
}

function rug({ room }: Subject, piece: PlacedPiece): Solid[] {
  const { floor, low } = insideOf(room);
  const area = rugBelow(piece, floor);
  if (!area) return [];
  const { left, right, front, back } = area;
  const within = (by: number) =>
    [[left + by, right - by], [front + by, back - by]] as const; // oxfmt-ignore
  return [
    ...block(look('rug'), ...within(0), [low, low + RUG]),
    ...block(look('rug-border'), ...within(BORDER), [low + RUG, low + RUG + 0.0008]),
    ...block(look('rug'), ...within(BORDER + 0.025), [low + RUG + 0.0008, low + RUG + 0.0016]),
  ];
}
