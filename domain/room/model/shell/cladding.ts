import { boardsAlong, toneOf } from '#domain/room/drawing/surfaces/cladding';
import { firstBoard } from '#domain/room/drawing/surfaces/wall-face';
import type { WallSide } from '#domain/room/geometry/walls';
import { CLADDINGS } from '#domain/room/options/claddings';
import type { FinishId } from '#domain/room/options/option-ids';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Subject } from '#domain/room/model/subject';
import { boarded, layer, type Extent } from './layer';

/** Each texture's board, in metres, and how many of them it has. */
const TILES: Readonly<Record<FinishId<'cladding'>, { onTexture: number; boards: number }>> = {
  'standard-timber': { onTexture: 0.12, boards: 10 },
  cedar: { onTexture: 0.138, boards: 10 },
  composite: { onTexture: 0.156, boards: 8 },
};
/** Between two boards. Metres. */
const JOINT = 0.004;

/** The boards of a wall: those of its elevation, the same ones lighter and darker. */
export function cladding(
  { room, finishes: { cladding: finish }, detail }: Subject,
  side: WallSide,
  extent: Extent,
  into: Span,
): Solid[] {
  const { length } = room.walls[side];
  const { uneven } = CLADDINGS[finish];
  const base: Look = { material: `cladding-${finish}`, role: 'shell' };
  if (detail === 'phone') return layer(base, extent, into, ['back']);
  const looks = {
    light: { ...base, material: `cladding-${finish}-light` },
    dark: { ...base, material: `cladding-${finish}-dark` },
  } as const;
  const look = (board: number): Look => {
    const tone = toneOf(board + firstBoard(side), uneven);
    return tone ? looks[tone] : base;
  };
  const step = length / boardsAlong(length, finish);
  return boarded(
    { step, from: 0, joint: JOINT, ...TILES[finish], look, face: 'front' },
    extent,
    into,
  );
}
