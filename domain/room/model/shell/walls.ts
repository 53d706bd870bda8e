import { NEIGHBOURS } from '#domain/room/drawing/surfaces/roof-edge';
import { CORNER_TRIM, wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid, type Span } from '#domain/room/model/solids/solid';
import { onWall, underRoof, type Subject } from '#domain/room/model/subject';
import { cladding } from './cladding';
import { layer, type Extent } from './layer';
import { LINED, lining } from './lining';

/** Metres into a wall: where its boards begin, the middle of its frames, and where its boards end. */
const [BOARDS, FRAMES] = [0.006, 0.135];
export const BEHIND_BOARDS = 0.03;
/** What is behind the boards shows between them and around the frames. */
const TRIM: Look = { material: 'trim', role: 'shell' };
const REVEAL: Look = { material: 'plaster', role: 'lining' };

/** The walls in their layers, from the boards outside to the lining inside, with their corner posts. */
export function walls(subject: Subject): Solid[] {
  const { room } = subject;
  return WALL_SIDES.filter((side) => !room.walls[side].house).flatMap((side) =>
    put(wall(subject, side), onWall(side, subject)),
  );
}

function wall(subject: Subject, side: WallSide): Solid[] {
  const { room } = subject;
  const { wallThickness: t, floorLevel } = room;
  const [top, floor] = [underRoof(side, subject), floorLevel];
  const { length, openings } = room.walls[side];
  const low = wallFoot(room);
  const core: Extent = { along: coreOf(room, side), low, high: top, openings, floor };
  const boards = { ...core, along: [CORNER_TRIM, length - CORNER_TRIM] as const };
  const inner = Math.max(FRAMES, t - LINED);
  return [
    ...cladding(subject, side, boards, [BOARDS, BEHIND_BOARDS]),
    ...layer(TRIM, core, [BEHIND_BOARDS, FRAMES], ['back']),
    ...layer(REVEAL, core, [FRAMES, inner], ['front', 'back']),
    ...lining(subject, side, [inner, t]),
    ...posts(subject, side),
  ];
}

/** A post at a wall's left end; at its right end only where no other wall begins. */
function posts(subject: Subject, side: WallSide): Solid[] {
  const { walls } = subject.room;
  const { length } = walls[side];
  const wide = Math.min(CORNER_TRIM, length);
  const starts = walls[NEIGHBOURS[side].right].house ? [0, length - wide] : [0];
  const heights = [wallFoot(subject.room), underRoof(side, subject)] as const;
  return starts.flatMap((at) => block(TRIM, [at, at + wide], [0, wide], heights));
}

/** The front and the back go from corner to corner, the sides between them, or to the house. */
function coreOf({ wallThickness: t, walls }: Room, side: WallSide): Span {
  const { length } = walls[side];
  const toHouse = walls.back.house ? 0 : t;
  switch (side) {
    case 'front':
    case 'back':
      return [BEHIND_BOARDS, length - BEHIND_BOARDS];
    case 'right':
      return [t, length - toHouse];
    case 'left':
      return [toHouse, length - t];
  }
}
