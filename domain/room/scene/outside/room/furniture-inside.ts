import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { Camera } from '#domain/room/scene/camera';
import { stroke, type Part } from '#domain/room/scene/scene';
import { ellipse } from '#domain/room/scene/outside/ellipse';
import { blocks, filled, upright, type Block } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';

/** Metres: a sofa's length at most, depth and height; free wall it leaves beside it. */
const [SOFA, SOFA_DEEP, SOFA_HIGH, FREE] = [2, 0.85, 0.78, 0.3];
/** Metres above the floor: the underside of a lamp, and its half width and height. */
const [LAMP, LAMP_WIDE, LAMP_HIGH] = [1.72, 0.23, 0.2];
/** How far the light of a lamp is seen. Metres. */
const GLOW = 1.7;

/** A sofa at the back, unless a door is there; without windows, a picture above it. */
export function sofaInside({ camera, room, visible }: RoomView, { from, to }: Block): Part[] {
  const { openings } = room.walls.back;
  const length = Math.min(SOFA, to[0] - from[0] - 2 * FREE);
  const isFree = !visible.includes('back') && openings.every(({ kind }) => kind === 'window');
  if (!isFree || length < 1 || to[1] - from[1] < SOFA_DEEP + 0.9) return [];
  const [middle, back, floor] = [(from[0] + to[0]) / 2, to[1] - 0.04, from[2]];
  const [left, right] = [middle - length / 2, middle + length / 2];
  const [front, seat] = [back - SOFA_DEEP, floor + 0.42];
  const picture: Block = {
    from: [middle - 0.45, to[1], floor + 1.25],
    to: [middle + 0.45, to[1], floor + 1.85],
  };
  return [
    ...(openings.length === 0
      ? filled('seenPicture', [camera.outline(upright('front', picture))])
      : []),
    ...blocks(camera, 'seenSofa', [
      { from: [left, back - 0.22, floor], to: [right, back, floor + SOFA_HIGH] },
    ]),
    ...blocks(camera, 'seenSofa', [
      { from: [left, front, floor + 0.1], to: [right, back - 0.22, seat] },
    ]),
    ...blocks(camera, 'seenSofa', [
      { from: [left, front, floor], to: [left + 0.16, back, seat + 0.16] },
      { from: [right - 0.16, front, floor], to: [right, back, seat + 0.16] },
    ]),
    ...blocks(camera, 'seenWood', [
      {
        from: [middle - 0.4, front - 0.75, floor + 0.3],
        to: [middle + 0.4, front - 0.3, floor + 0.34],
      },
    ]),
  ];
}

/** Metres: a desk's length, depth and height. */
const [DESK, DESK_DEEP, DESK_HIGH] = [1.4, 0.65, 0.74];

/** A desk with a screen at a side wall that is turned away, unless a door is there. */
export function deskInside({ camera, room, visible }: RoomView, { from, to }: Block): Part[] {
  const side = (['left', 'right'] as const).find(
    (each) =>
      !visible.includes(each) && room.walls[each].openings.every(({ kind }) => kind === 'window'),
  );
  const space = to[1] - from[1];
  if (!side || space < DESK + 0.2 || to[0] - from[0] < 1.6) return [];
  const [start, floor] = [from[1] + Math.min(0.5, (space - DESK) / 2), from[2]];
  const top = floor + DESK_HIGH;
  const across = (near: number, far: number): readonly [number, number] =>
    side === 'left' ? [from[0] + near, from[0] + far] : [to[0] - far, to[0] - near];
  const block = (
    near: number,
    far: number,
    y: number,
    toY: number,
    low: number,
    high: number,
  ): Block => {
    const [left, right] = across(near, far);
    return { from: [left, y, low], to: [right, y + toY, high] };
  };
  return [
    ...blocks(camera, 'seenWood', [
      block(0.02, DESK_DEEP, start, 0.04, floor, top - 0.04),
      block(0.02, DESK_DEEP, start + DESK - 0.04, 0.04, floor, top - 0.04),
    ]),
    ...blocks(camera, 'seenWood', [block(0.02, DESK_DEEP, start, DESK, top - 0.04, top)]),
    ...blocks(camera, 'seenShade', [block(0.14, 0.18, start + 0.4, 0.62, top + 0.1, top + 0.46)]),
    ...lampOn(camera, [side === 'left' ? from[0] + 0.2 : to[0] - 0.2, start + 0.18, top]),
  ];
}

/** A small lamp on a table, lit by day too: somebody is in. */
function lampOn(camera: Camera, [x, y, z]: Place): Part[] {
  const metre = camera.metreAt([x, y, z]);
  const [[left, bottom], [, top]] = [camera.project([x, y, z]), camera.project([x, y, z + 0.42])];
  return [
    ...filled('lampGlow', [ellipse([left, top], 0.75 * metre, 0.75 * metre)]),
    stroke('seenCord', 1, [[left, bottom], [left, top]]), // oxfmt-ignore
    ...filled('bulb', [
      [
        [left - 0.06 * metre, top - 0.08 * metre],
        [left + 0.06 * metre, top - 0.08 * metre],
        [left + 0.11 * metre, top + 0.07 * metre],
        [left - 0.11 * metre, top + 0.07 * metre],
      ],
    ]),
  ];
}

/** A pendant lamp in the middle, and its light. */
export function lampInside({ camera }: RoomView, { from, to }: Block): Part[] {
  const [across, behind] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [x, y] = camera.project([across, behind, from[2] + LAMP]);
  const top = camera.project([across, behind, to[2]]);
  const metre = camera.metreAt([across, behind, 0]);
  const shade: Point[] = [
    [x - LAMP_WIDE * metre, y],
    [x - 0.4 * LAMP_WIDE * metre, y - LAMP_HIGH * metre],
    [x + 0.4 * LAMP_WIDE * metre, y - LAMP_HIGH * metre],
    [x + LAMP_WIDE * metre, y],
  ];
  return [
    ...filled('lampGlow', [ellipse([x, y], GLOW * metre, GLOW * metre)]),
    stroke('seenCord', 1, [[x, y], top]), // oxfmt-ignore
    ...filled('seenShade', [shade]),
    ...filled('bulb', [ellipse([x, y], 0.9 * LAMP_WIDE * metre, 0.035 * metre, 16)]),
  ];
}
