import type { Camera } from '#domain/room/scene/camera';
import { stroke, type Part } from '#domain/room/scene/scene';
import { disc } from '#domain/room/scene/outside/ellipse';
import { beside, blockBeside, blocks, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import type { Prop } from './prop';

/** The ground that chairs stand on, beside a wall. Metres. */
export interface Terrace {
  readonly wall: RoomView['visible'][number];
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** From which end the chairs are counted: the one they hide least from. */
  readonly end: 'left' | 'right';
}

/** A chair: width and depth, the height of its seat and of its back, and their thickness. Metres. */
const [WIDE, SEAT, BACK, THICK] = [0.58, 0.38, 0.78, 0.07];
const [TABLE, TABLE_HIGH] = [0.48, 0.36];
/** From the end of the terrace, and out of the wall, to each corner nearest to both. Metres. */
const PLACES = { first: [0.12, 0.3], second: [0.12, 1.24], table: [0.88, 0.86] } as const;

/** Two chairs in a corner and a low table between them. */
export function seats(view: RoomView, terrace: Terrace): Prop[] {
  const chairs = [
    chair(view, terrace, PLACES.first, 'wall'),
    chair(view, terrace, PLACES.second, 'end'),
  ];
  return [...chairs, table(view, terrace)];
}

function chair(
  { camera, room }: RoomView,
  terrace: Terrace,
  [off, out]: readonly [number, number],
  backTo: 'wall' | 'end',
): Prop {
  const { wall, top } = terrace;
  const along = alongOf(terrace);
  const block = (
    [fromOff, fromOut, low]: readonly [number, number, number],
    [toOff, toOut, high]: readonly [number, number, number],
  ) =>
    blockBeside(
      wall,
      room,
      [along(fromOff), fromOut, top + low],
      [along(toOff), toOut, top + high],
    );
  const seat = block([off, out, SEAT - THICK], [off + WIDE, out + WIDE, SEAT]);
  const back =
    backTo === 'wall'
      ? block([off, out, SEAT], [off + WIDE, out + THICK, BACK])
      : block([off, out, SEAT], [off + THICK, out + WIDE, BACK]);
  const feet = [
    [off + 0.04, out + 0.04],
    [off + WIDE - 0.04, out + 0.04],
    [off + WIDE - 0.04, out + WIDE - 0.04],
    [off + 0.04, out + WIDE - 0.04],
  ].map(([a = 0, b = 0]) => beside(wall, room, [along(a), b, top]));
  const at = beside(wall, room, [along(off + WIDE / 2), out + WIDE / 2, top]);
  return {
    name: 'seat',
    at,
    parts: [
      ...filled('contact', [camera.outline(disc(at, 0.48))]),
      ...legs(camera, feet, SEAT - THICK),
      ...blocks(camera, 'chair', [seat, back]),
    ],
  };
}

function table({ camera, room }: RoomView, terrace: Terrace): Prop {
  const { wall, top } = terrace;
  const along = alongOf(terrace);
  const [off, out] = PLACES.table;
  const at = beside(wall, room, [along(off + TABLE / 2), out + TABLE / 2, top]);
  const feet = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => [at[0] + a * 0.18, at[1] + b * 0.18, top] as const),
  );
  const plate = blockBeside(
    wall,
    room,
    [along(off), out, top + TABLE_HIGH - 0.04],
    [along(off + TABLE), out + TABLE, top + TABLE_HIGH],
  );
  return {
    name: 'seat',
    at,
    parts: [
      ...filled('contact', [camera.outline(disc(at, 0.36))]),
      ...legs(camera, feet, TABLE_HIGH - 0.04),
      ...blocks(camera, 'chair', [plate]),
    ],
  };
}

function legs(
  camera: Camera,
  feet: readonly (readonly [number, number, number])[],
  high: number,
): Part[] {
  const runs = feet
    .map(([x, y, z]) =>
      camera.outline([
        [x, y, z],
        [x, y, z + high],
      ]),
    ) // oxfmt-ignore
    .filter((run) => run.length > 1);
  const [first] = feet;
  const width = first ? Math.max(0.7, 0.028 * camera.metreAt(first)) : 1;
  return runs.length > 0 ? [stroke('leg', width, ...runs)] : [];
}

function alongOf({ from, to, end }: Terrace): (off: number) => number {
  return (off) => (end === 'left' ? from + off : to - off);
}
