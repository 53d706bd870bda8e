import { PAD_WIDE, padsUnder } from '#domain/room/drawing/surfaces/foundation';
import { wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import { FOUNDATIONS } from '#domain/room/options/foundations';
import { PROUD, UPSTAND } from '#domain/room/scene/outside/room/ground';
import { block } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Subject } from '#domain/room/model/subject';

/** The width of the post on a pad. Metres. */
const POST = 0.1;

const look = (material: Look['material']): Look => ({ material, role: 'ground' });

/** What carries the room, as far as it is above the ground: the edge of a slab, or pads with posts. */
export function foundation({ room, finishes }: Subject): Solid[] {
  const { width, depth, walls } = room;
  switch (FOUNDATIONS[finishes.foundation].support) {
    case 'none':
      return [];
    case 'slab': {
      const to = walls.back.house ? depth : depth + UPSTAND;
      return block(look('concrete'), [-UPSTAND, width + UPSTAND], [-UPSTAND, to], [0, PROUD]);
    }
    case 'pads': {
      const foot = wallFoot(room);
      const [xs, ys] = [padsUnder(width), padsUnder(depth)];
      return xs.flatMap((x, column) =>
        ys
          // The elevations show those along the walls.
          .filter((_, row) => isEnd(column, xs) || isEnd(row, ys))
          .flatMap((y) => [
            ...block(look('pad'), about(x, PAD_WIDE), about(y, PAD_WIDE), [0, foot / 3], PAD),
            ...block(look('pad'), about(x, POST), about(y, POST), [foot / 3, foot], PAD_POST),
          ]),
      );
    }
  }
}

const PAD = { unseen: ['bottom'] } as const;
const PAD_POST = { unseen: ['top', 'bottom'] } as const;

function isEnd(n: number, all: readonly number[]): boolean {
  return n === 0 || n === all.length - 1;
}

function about(middle: number, wide: number): Span {
  return [middle - wide / 2, middle + wide / 2];
}
