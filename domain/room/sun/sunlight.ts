import { onPlan } from '#domain/room/drawing/plan/on-plan';
import type { Point } from '#domain/room/drawing/shapes';
import { floorOf, type Area } from '#domain/room/furniture/area';
import { panesOf, SET_BACK, type OnWall } from '#domain/room/geometry/openings/panes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { areaOf, CRUMB, within, without, type Ring } from './convex';
import { shadingOf, shadowOf } from './shade';
import { towards, type Direction, type RoomSun } from './room-sun';

/** Direct sun through one pane: a convex piece of a level. Metres in the room's axes, across and behind. */
export interface Sunlight {
  /** The id of the opening it comes through. */
  readonly opening: string;
  readonly ring: Ring;
}

/** Lower sun counts as set, and more slanting sun as passing by. Sine of the angle. */
const SET = 0.01;

/** The patches of direct sun on the floor, furniture and garden apart. */
export function sunOnFloor(room: Room, sun: RoomSun): Sunlight[] {
  return sunlightIn(room)(sun, room.floorLevel, floorOf(room));
}

/**
 * Direct sun on a level surface in a room.
 *
 * @param level metres above the ground
 * @param area only the sun in this part of the level; by default all that comes in
 */
export type CastSun = (sun: RoomSun, level: number, area?: Area) => Sunlight[];

/**
 * What the sun does in a room: it shines through glass, past the wall around it, and is kept out by the roof, by
 * the house of an extension, and by a partition. The room is prepared once for many suns.
 */
export function sunlightIn(room: Room): CastSun {
  const glazed = room.openings.map((opening) => glazing(room, opening));
  const bodies = shadingOf(room);
  return (sun, level, area) => {
    const direction = towards(sun);
    if (direction[2] < SET) return [];
    const lit = glazed.flatMap(({ opening, throughGlass }) =>
      throughGlass(direction, level)
        .map((ring) => (area ? within(ring, area) : ring))
        .filter((ring) => areaOf(ring) > CRUMB)
        .map((ring) => ({ opening: opening.id, ring })),
    );
    if (lit.length === 0) return [];
    const shadows = bodies.map((body) => shadowOf(body, direction, level));
    return lit.flatMap(({ opening, ring }) =>
      shadows
        .reduce<Ring[]>((rings, shadow) => without(rings, shadow), [ring])
        .map((piece) => ({ opening, ring: piece })),
    );
  };
}

/** An opening in its wall, and what its panes let through to a level from the direction of the sun. */
function glazing(room: Room, opening: PlacedOpening) {
  const { floorLevel, wallThickness } = room;
  const place = (along: number, out: number): Point => {
    const [x, y] = onPlan(opening.wall, room, along, out);
    return [x, -y];
  };
  const [[x0, y0], [x1, y1], [x2, y2]] = [place(0, 0), place(1, 0), place(0, 1)];
  const panes = panesOf(opening);
  const throughGlass = ([across, behind, above]: Direction, level: number): Ring[] => {
    const out = (x2 - x0) * across + (y2 - y0) * behind;
    if (out < SET) return [];
    const drift = ((x1 - x0) * across + (y1 - y0) * behind) / out;
    return panes.flatMap((pane) => {
      const [from, to, low, high] = clearOf(opening, pane, drift, above / out, wallThickness);
      const [bottom, top] = [Math.max(level, low + floorLevel), high + floorLevel];
      if (from >= to || bottom >= top) return [];
      const landing = (along: number, height: number): Point => {
        const run = (height - level) / above;
        const [x, y] = place(along, -SET_BACK);
        return [x - across * run, y - behind * run];
      };
      return [[landing(from, bottom), landing(to, bottom), landing(to, top), landing(from, top)]];
    });
  };
  return { opening, throughGlass };
}

/**
 * The part of a pane whose light passes the edges of the wall, before the glass and behind it.
 *
 * @param drift metres along the wall, and `rise` upwards, for each metre out of it
 */
function clearOf(
  { at, width, sill, head }: PlacedOpening,
  [from, to, low, high]: OnWall,
  drift: number,
  rise: number,
  thickness: number,
): OnWall {
  const inner = thickness - SET_BACK;
  const least = (edge: number, by: number) => edge + Math.max(-SET_BACK * by, inner * by);
  const most = (edge: number, by: number) => edge + Math.min(-SET_BACK * by, inner * by);
  return [
    Math.max(from, least(at, drift)),
    Math.min(to, most(at + width, drift)),
    Math.max(low, least(sill, rise)),
    Math.min(high, most(head, rise)),
  ];
}
