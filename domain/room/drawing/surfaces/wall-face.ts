import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { cladding } from './cladding';
import { openingFace } from './opening-face';
import { outline, polygon, rectangle } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';

/** Cladding covers the floor panel, down to the foundation; trims cover the corners. Metres. */
const FLOOR_PANEL = 0.15;
export const CORNER_TRIM = 0.09;

/** Height above the ground at which walls start. Metres. */
export function wallFoot(room: Room): number {
  return Math.max(0, room.floorLevel - FLOOR_PANEL);
}

/** The number of a wall's first board: walls differ in which of their boards are lighter. */
export function firstBoard(side: WallSide): number {
  return WALL_SIDES.indexOf(side) * 37;
}

/**
 * A wall from outside, up to the underside of the roof: x in metres from its left end, heights negative.
 * Elevations show it as it is, the axonometric view projects it. Empty for the house.
 *
 * @param shade drawn over the boards but below the openings: glass has its own light
 */
export function wallFace(
  room: Room,
  side: WallSide,
  { cladding: finish }: Finishes,
  shade: readonly Shape[],
): Shape[] {
  const { length, outsideHeight, openings, house } = room.walls[side];
  if (house) return [];
  const foot = wallFoot(room);
  const top = {
    left: outsideHeight.left - room.roof.thickness,
    right: outsideHeight.right - room.roof.thickness,
  };
  const edge: Point[] = [
    [0, -foot],
    [length, -foot],
    [length, -top.right],
    [0, -top.left],
  ];
  return [
    ...cladding({ length, foot, top }, finish, firstBoard(side)),
    polygon('trim', rectangle([0, -foot], [CORNER_TRIM, -top.left])),
    polygon('trim', rectangle([length - CORNER_TRIM, -foot], [length, -top.right])),
    ...shade,
    ...openings.flatMap((opening) => openingFace(opening, room.floorLevel)),
    outline('edge', edge),
  ];
}
