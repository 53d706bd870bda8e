import { highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import type { Garden } from './garden';

/** What the pre-check can take from a design, in metres and square metres to the centimetre. */
export type KnownOfRoom = Pick<Garden, 'roof' | 'height' | 'eaves' | 'footprint' | 'floor'>;

/** A fall steeper than this counts as visibly sloping: 1 in 30, about 2°. */
const FLAT = 1 / 30;

/** The measures of a room as the rules ask for them: heights outside, not the 2.5 m inside. */
export function measuresOf({ width, depth, inside, roof }: Room): KnownOfRoom {
  return {
    roof: roof.fall <= FLAT ? 'flat' : 'slope',
    height: highestOutside(roof),
    eaves: centimetres(Math.min(roof.height.front, roof.height.back)),
    footprint: centimetres(width * depth),
    floor: centimetres(inside.width * inside.depth),
  };
}

function centimetres(value: number): number {
  return Math.round(value * 100) / 100;
}
