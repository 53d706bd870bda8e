import type { Finishes } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { moved, type Place } from '#domain/room/drawing/projection';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { roofSurface } from '#domain/room/drawing/surfaces/roof-surface';
import { ofShapes } from '#domain/room/scene/of-shapes';
import { stroke, type Part } from '#domain/room/scene/scene';
import { isOutside } from '#domain/room/scene/outside/plot';
import { filled } from '#domain/room/scene/outside/solids';
import { isSunlit, type RoomView } from '#domain/room/scene/outside/view';
import { gutter } from './gutter';
import { livingRoof, livingRim } from './living-roof';

/** Height of the metal strip along the upper edge of the fascia. Metres. */
const STRIP = 0.05;
/** Width of the light along the upper edge, in pixels. */
const LIGHT = 1.2;

/** What an eye below the roof sees of it behind the walls: its underside, and what grows on it. */
export function roofFromBelow(view: RoomView): Part[] {
  const { camera, room, finishes } = view;
  const under = rim(room).map(([x, y, z]): Place => [x, y, z - room.roof.thickness]);
  const [, behind, above] = camera.at;
  const top = roofTopAt(room, behind);
  const plants = isLiving(finishes) && above <= top ? livingRim(view, rim(room)) : [];
  if (above >= top - room.roof.thickness) return plants;
  const ring = [camera.outline(under)];
  return [
    ...plants,
    ...filled('cladding', ring),
    ...filled('shade', ring),
    ...filled('shade', ring),
  ];
}

/** Fascias, gutter, and the covering if the eye is above it. */
export function roof(view: RoomView): Part[] {
  const { camera, room, finishes, plain } = view;
  const { overhang, thickness } = room.roof;
  const sides = WALL_SIDES.filter(
    (side) => !room.walls[side].house && isOutside(side, room, camera.at, overhang[side]),
  );
  const edges = sides.map((side) => edgeOf(room, side));
  const face = ([from, to]: Edge, [low, high]: readonly [number, number]) =>
    camera.outline([lower(from, low), lower(to, low), lower(to, high), lower(from, high)]);
  const shaded = sides.flatMap((side, n) => {
    const edge = edges[n];
    return edge && !isSunlit(view, side) ? [face(edge, [0, thickness])] : [];
  });
  const isAbove = camera.at[2] > roofTopAt(room, camera.at[1]);
  const covering = moved(roofSurface(room, finishes.roofing), ([x, y]) =>
    camera.project([x, -y, roofTopAt(room, -y)]),
  );
  return [
    ...filled('fascia', edges.map((edge) => face(edge, [0, thickness]))), // oxfmt-ignore
    ...filled('gutter', edges.map((edge) => face(edge, [0, STRIP]))), // oxfmt-ignore
    ...filled('inShade', shaded),
    ...gutter(view),
    ...(isAbove
      ? ofShapes(plain ? covering.filter(({ type }) => type === 'polygon') : covering)
      : []),
    ...(isAbove && isLiving(finishes) ? livingRoof(view) : []),
    ...(plain || edges.length === 0
      ? []
      : [stroke('rimLight', LIGHT, ...edges.map((edge) => edge.map(camera.project)))]),
  ];
}

function isLiving({ roofing }: Finishes): boolean {
  return ROOFINGS[roofing].pattern === 'plants';
}

type Edge = readonly [from: Place, to: Place];

/** The upper corners of the roof: front left, front right, back right and back left. */
function rim(room: Room): readonly [Place, Place, Place, Place] {
  const { front, right, back, left } = room.roof.overhang;
  const [nearY, farY] = [-front, room.depth + back];
  const [near, far] = [roofTopAt(room, nearY), roofTopAt(room, farY)];
  return [
    [-left, nearY, near],
    [room.width + right, nearY, near],
    [room.width + right, farY, far],
    [-left, farY, far],
  ];
}

function edgeOf(room: Room, side: WallSide): Edge {
  const [frontLeft, frontRight, backRight, backLeft] = rim(room);
  const edges: Readonly<Record<WallSide, Edge>> = {
    front: [frontLeft, frontRight],
    right: [frontRight, backRight],
    back: [backRight, backLeft],
    left: [backLeft, frontLeft],
  };
  return edges[side];
}

function lower([x, y, z]: Place, by: number): Place {
  return [x, y, z - by];
}
