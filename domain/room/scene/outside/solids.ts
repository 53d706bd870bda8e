import { WALL_SIDES, type ShellMeasures, type WallSide } from '#domain/room/geometry/walls';
import { onPlan } from '#domain/room/drawing/plan/on-plan';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { Camera } from '#domain/room/scene/camera';
import { fill, type Ink, type Part, type Rings } from '#domain/room/scene/scene';
import { isSunny } from './view';

/** A place beside a wall: along it from its left end as seen from outside, out of it, and above the ground. */
export function beside(
  side: WallSide,
  shell: ShellMeasures,
  [along, out, above]: readonly [along: number, out: number, above: number],
): Place {
  const [x, y] = onPlan(side, shell, along, out);
  return [x, -y, above];
}

/** An upright box, by two opposite corners: the least and the greatest of each axis. */
export interface Block {
  readonly from: Place;
  readonly to: Place;
}

/** A block beside a wall, by two opposite corners. */
export function blockBeside(
  side: WallSide,
  shell: ShellMeasures,
  one: readonly [along: number, out: number, above: number],
  other: readonly [along: number, out: number, above: number],
): Block {
  const [a, b] = [beside(side, shell, one), beside(side, shell, other)];
  return {
    from: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    to: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
  };
}

/** The faces of blocks of one material that the eye sees, those turned from the sun in the shade. */
export function blocks(camera: Camera, ink: Ink, all: readonly Block[]): Part[] {
  return all
    .toSorted((one, other) => camera.depthOf(middle(other)) - camera.depthOf(middle(one)))
    .flatMap((block) => {
      const { top, sides } = facesOf(camera, block);
      const ringsOf = (sunny: boolean) =>
        sides.filter(({ side }) => isSunny(side) === sunny).map(({ ring }) => ring);
      return [
        ...filled(ink, [...top, ...sides.map(({ ring }) => ring)]),
        ...filled('turned', ringsOf(true)),
        ...filled('inShade', ringsOf(false)),
      ];
    });
}

/** A fill, unless there is nothing to fill. */
export function filled(ink: Ink, rings: Rings): Part[] {
  const closed = rings.filter((ring) => ring.length > 2);
  return closed.length > 0 ? [fill(ink, ...closed)] : [];
}

function facesOf(camera: Camera, { from, to }: Block) {
  const [eyeX, eyeY, eyeZ] = camera.at;
  const seen: Readonly<Record<WallSide, boolean>> = {
    front: eyeY < from[1],
    right: eyeX > to[0],
    back: eyeY > to[1],
    left: eyeX < from[0],
  };
  return {
    top: eyeZ > to[2] ? [camera.outline(level([from, to], to[2]))] : [],
    sides: WALL_SIDES.filter((side) => seen[side]).map((side) => ({
      side,
      ring: camera.outline(upright(side, { from, to })),
    })),
  };
}

/** A rectangle on the level, at a height. */
export function level(
  [[left, front], [right, back]]: readonly [Place, Place],
  above: number,
): Place[] {
  return [[left, front, above], [right, front, above], [right, back, above], [left, back, above]]; // oxfmt-ignore
}

/** One upright face of a block. */
export function upright(side: WallSide, { from: [l, f, low], to: [r, b, high] }: Block): Place[] {
  const ends: Readonly<Record<WallSide, readonly [Point, Point]>> = {
    front: [[l, f], [r, f]],
    right: [[r, f], [r, b]],
    back: [[r, b], [l, b]],
    left: [[l, b], [l, f]],
  }; // oxfmt-ignore
  const [[x, y], [toX, toY]] = ends[side];
  return [[x, y, low], [toX, toY, low], [toX, toY, high], [x, y, high]]; // oxfmt-ignore
}

function middle({ from, to }: Block): Place {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
}
