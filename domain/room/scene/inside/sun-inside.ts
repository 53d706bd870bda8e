import type { Area } from '#domain/room/furniture/area';
import type { Place } from '#domain/room/drawing/projection';
import { fill, type Part } from '#domain/room/scene/scene';
import { without, type Ring } from '#domain/room/sun/convex';
import { towards } from '#domain/room/sun/room-sun';
import { shadowOf } from '#domain/room/sun/shade';
import { sunlightIn } from '#domain/room/sun/sunlight';
import type { Block } from './blocks';
import { seen, type View } from './view';

/** Smaller blocks (books, a cup) cast no shadow. Square metres. */
const SMALL = 0.1;

/** What the sun does in a view: patches on the floor, and on whatever stands in its light. */
export interface Sunlit {
  /** On the floor, beside the shadows of these blocks. */
  readonly onFloor: (blocks: readonly Block[]) => Part[];
  /** On the top of a block, if the viewer sees it. */
  readonly onTop: (block: Block) => Part[];
}

export function sunInside(view: View): Sunlit {
  const { sun, room, low } = view;
  if (!sun) return { onFloor: () => [], onTop: () => [] };
  const cast = sunlightIn(room);
  const patches = (rings: readonly Ring[], z: number): Part[] =>
    rings.length === 0
      ? []
      : [fill('sunlit', ...rings.map((ring) => seen(view, ring.map(([x, y]): Place => [x, y, z]))))]; // oxfmt-ignore
  return {
    onFloor: (blocks) => {
      const lit = cast(sun, low, view.floor).map(({ ring }) => ring);
      if (lit.length === 0) return [];
      const shadows = blocks
        .filter((block) => areaOf(block) > SMALL)
        .map((block) => shadowOf(cornersOf(block), towards(sun), low));
      return patches(
        shadows.reduce<Ring[]>((rings, shadow) => without(rings, shadow), lit),
        low,
      );
    },
    onTop: (block) =>
      view.camera.at[2] > block.high
        ? patches(
            cast(sun, block.high, block).map(({ ring }) => ring),
            block.high,
          )
        : [],
  };
}

function areaOf({ left, right, front, back }: Area): number {
  return (right - left) * (back - front);
}

function cornersOf({ left, right, front, back, low, high }: Block): Place[] {
  return [left, right].flatMap((x) =>
    [front, back].flatMap((y): Place[] => [
      [x, y, low],
      [x, y, high],
    ]),
  );
}
