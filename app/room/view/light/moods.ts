import type { Vec3 } from '#domain/room/model/mesh';
import type { Light } from '#app/room/stage/colour';

/** The light of an hour, as scene light: 1 on a white wall is a little brighter than middle grey on the screen. */
export interface Mood {
  readonly exposure: number;
  /** While somebody stands in the room: eyes, like cameras, open there. */
  readonly exposureInside: number;
  readonly sun: Vec3;
  /** What the open sky gives to level ground. */
  readonly sky: Vec3;
  /** What comes back from the lawn to a surface that looks down. */
  readonly ground: Vec3;
  /** What floor, walls and ceiling give to one another. */
  readonly bounce: Vec3;
  /** The room's lamps: what they give, and the glow of what is seen of them. */
  readonly lamp: number;
  readonly glow: number;
  /** Of the wall outside, from the spots under the roof. */
  readonly spots: number;
  /** Over plants, which were lit by day. */
  readonly plants: Vec3;
  /** How far the day has gone, for the sky's picture: from 0 to 1. */
  readonly evening: number;
}

const MOODS: Readonly<Record<Light, Mood>> = {
  day: {
    exposure: 0.74,
    exposureInside: 0.95,
    sun: [6.3, 5.5, 4.3],
    sky: [1.2, 1.38, 1.7],
    ground: [0.5, 0.48, 0.3],
    bounce: [1.27, 1.19, 1.08],
    lamp: 0.8,
    glow: 0.6,
    spots: 0,
    plants: [1.1, 1.05, 0.88],
    evening: 0,
  },
  evening: {
    exposure: 0.95,
    exposureInside: 0.68,
    sun: [0, 0, 0],
    sky: [0.46, 0.54, 0.74],
    ground: [0.04, 0.045, 0.04],
    bounce: [1.5, 1.02, 0.56],
    lamp: 11,
    glow: 3.5,
    spots: 0.9,
    plants: [0.19, 0.22, 0.22],
    evening: 1,
  },
};

/** The low sun's colour, by which its light is reddened below a height of about 30 degrees. */
const LOW: Vec3 = [1, 0.72, 0.46];
/** Radians: fully risen, and high enough to be white. */
const [RISEN, HIGH] = [0.09, 0.52];
/** Heights of the sun between which it grows dark, and the lamps come out. Radians. */
const [DARK, BRIGHT] = [-0.1, 0.16];

/**
 * The light of an hour.
 *
 * @param light 'evening' whatever the sun; by 'day' it goes by the sun's height
 * @param altitude of the sun, in radians above the horizon
 */
export function moodOf(light: Light, altitude: number): Mood {
  if (light === 'evening') return MOODS.evening;
  const { day } = MOODS;
  const [risen, high] = [share(altitude, 0, RISEN), share(altitude, 0, HIGH)];
  const [r, g, b] = day.sun;
  const tint = (of: number) => (of + (1 - of) * high) * risen;
  const mixed = between(day, MOODS.evening, 1 - share(altitude, DARK, BRIGHT));
  return { ...mixed, sun: [r * tint(LOW[0]), g * tint(LOW[1]), b * tint(LOW[2])] };
}

function between(one: Mood, other: Mood, of: number): Mood {
  const mix = (from: number, to: number) => from + (to - from) * of;
  const blend = ([r, g, b]: Vec3, [toR, toG, toB]: Vec3): Vec3 => [mix(r, toR), mix(g, toG), mix(b, toB)];
  return {
    exposure: mix(one.exposure, other.exposure),
    exposureInside: mix(one.exposureInside, other.exposureInside),
    sun: one.sun,
    sky: blend(one.sky, other.sky),
    ground: blend(one.ground, other.ground),
    bounce: blend(one.bounce, other.bounce),
    lamp: mix(one.lamp, other.lamp),
    glow: mix(one.glow, other.glow),
    spots: mix(one.spots, other.spots),
    plants: blend(one.plants, other.plants),
    evening: mix(one.evening, other.evening),
  };
} // oxfmt-ignore

/** How far a value is from one to another, from 0 to 1, gently at both ends. */
function share(value: number, from: number, to: number): number {
  const held = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return held * held * (3 - 2 * held);
}
