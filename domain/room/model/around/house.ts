import { HOUSE } from '#domain/room/geometry/house';
import { BEFORE, BESIDE } from '#domain/room/scene/outside/house/paving';
import { block } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import { insideOf, type Subject } from '#domain/room/model/subject';

/** Metres: the house's wall, how far it goes on beside the room, and its eaves, as in the drawings. */
const [THICK, BEYOND, EAVES] = [0.3, 3.2, HOUSE.eaves];
/** The way through into the house: from its sides and below its head; and the room behind it. Metres. */
const [JAMB, HEAD, DEEP] = [0.12, 2.3, 3];
/** The narrowest way, and the thickness of floorboards. Metres. */
const [NARROWEST, BOARDS] = [0.6, 0.015];
/** The windows of the upper floor: half their width, sill, head, and from one to the next. Metres. */
const [HALF, SILL, TOP, STEP] = [0.62, 3.95, 5.2, 3.3];
/** Paving's thickness above the lawn. Metres. */
const PAVED = 0.012;

const look = (material: Look['material'], role: Look['role'] = 'house'): Look => ({
  material,
  role,
});

/** The house that an extension adjoins, with its way in, and the paving before it. */
export function house(subject: Subject): Solid[] {
  const { room } = subject;
  const { width, depth } = room;
  if (!room.walls.back.house) return [];
  return [
    ...block(look('paving', 'ground'), [-BESIDE, width + BESIDE], [-BEFORE, depth], [0, PAVED]),
    ...wall(subject),
    ...roomBehind(subject),
    ...eaves([-BEYOND, width + BEYOND], depth),
    ...[-0.5, 0.5].flatMap((n) => sash(width / 2 + n * STEP, depth)),
  ];
}

/** Brick outside; plaster where the extension's inside meets it, around the way through. */
function wall({ room }: Subject): Solid[] {
  const { floor, low, high } = insideOf(room);
  const behind: Span = [room.depth, room.depth + THICK];
  const [left, right] = [-BEYOND, room.width + BEYOND];
  const [from, to] = [floor.left + JAMB, floor.right - JAMB];
  const [brick, plaster] = [look('brick'), look('plaster')];
  if (to - from < NARROWEST) return block(brick, [left, right], behind, [0, EAVES]);
  const inside: Span = [floor.left, floor.right];
  return [
    ...block(brick, [left, floor.left], behind, [0, EAVES]),
    ...block(brick, [floor.right, right], behind, [0, EAVES]),
    ...block(brick, inside, behind, [high, EAVES]),
    ...block(brick, inside, behind, [0, low - BOARDS]),
    ...block(look('floor'), inside, behind, [low - BOARDS, low]),
    ...block(plaster, [floor.left, from], behind, [low, high]),
    ...block(plaster, [to, floor.right], behind, [low, high]),
    ...block(plaster, [from, to], behind, [low + HEAD, high]),
  ];
}

/** Plain walls, so that who looks back from the extension sees a room and no sky. */
function roomBehind({ room }: Subject): Solid[] {
  const { floor, low, high } = insideOf(room);
  const [near, far] = [room.depth + THICK, room.depth + THICK + DEEP];
  const [left, right] = [floor.left - 0.4, floor.right + 0.4];
  const plaster = look('plaster');
  const wide: Span = [left - 0.1, right + 0.1];
  return [
    ...block(look('floor'), wide, [near, far], [low - BOARDS, low]),
    ...block(look('ceiling'), wide, [near, far], [high, high + 0.1]),
    ...block(plaster, wide, [far, far + 0.1], [low - BOARDS, high + 0.1]),
    ...block(plaster, [left - 0.1, left], [near, far], [low, high]),
    ...block(plaster, [right, right + 0.1], [near, far], [low, high]),
  ];
}

function eaves(along: Span, depth: number): Solid[] {
  const [from, to] = along;
  return [
    ...block(
      look('house-stone'),
      [from - 0.1, to + 0.1],
      [depth - 0.35, depth + THICK],
      [EAVES, EAVES + 0.12],
      { grain: 'across' },
    ),
    ...block(
      look('gutter', 'house'),
      [from - 0.1, to + 0.1],
      [depth - 0.45, depth - 0.35],
      [EAVES + 0.02, EAVES + 0.11],
      { grain: 'across' },
    ),
  ];
}

function sash(middle: number, depth: number): Solid[] {
  const along: Span = [middle - HALF, middle + HALF];
  const stone = look('house-stone');
  return [
    ...block(stone, [along[0] - 0.1, along[1] + 0.1], [depth - 0.06, depth], [SILL - 0.12, SILL]),
    ...block(stone, [along[0] - 0.1, along[1] + 0.1], [depth - 0.012, depth], [TOP, TOP + 0.2]),
    ...block(look('white-plastic'), along, [depth - 0.02, depth], [SILL, TOP]),
    ...([-1, 1] as const).flatMap((way) => {
      const x = middle + (way * HALF) / 2;
      return block(
        look('screen'),
        [x - HALF / 2 + 0.06, x + HALF / 2 - 0.06],
        [depth - 0.024, depth - 0.02],
        [SILL + 0.07, TOP - 0.07],
      );
    }),
  ];
}
