import type { Vec3 } from '#domain/model/mesh';

/** The light of a time of day, as scene light: 1 on a white wall is a little brighter than middle grey on the screen. */
export interface Mood {
  readonly exposure: number;
  /** While somebody stands in the room: eyes, like cameras, open there. */
  readonly exposureInside: number;
  readonly sun: Vec3;
  /** What the open sky gives to level ground. */
  readonly sky: Vec3;
  /** What comes back from the lawn to a surface that looks down, and inside from floor and walls. */
  readonly ground: Vec3;
  readonly bounce: Vec3;
  /** The room's lamps: what they give, and the glow of what is seen of them. */
  readonly lamp: number;
  readonly glow: number;
  /** Of the wall outside, from the spots under the roof. */
  readonly spots: number;
  readonly picture: 'sky-day' | 'sky-dusk';
  /** Over plants, which were lit by day. */
  readonly plants: Vec3;
}

const MOODS: Readonly<Record<'day' | 'evening', Mood>> = {
  day: {
    exposure: 0.66,
    exposureInside: 0.8,
    sun: [5.4, 4.75, 3.85],
    sky: [1.2, 1.38, 1.7],
    ground: [0.42, 0.4, 0.24],
    bounce: [0.86, 0.8, 0.7],
    lamp: 3,
    glow: 0.6,
    spots: 0,
    picture: 'sky-day',
    plants: [0.94, 0.9, 0.8],
  },
  evening: {
    exposure: 0.95,
    exposureInside: 0.85,
    sun: [0, 0, 0],
    sky: [0.36, 0.42, 0.58],
    ground: [0.04, 0.045, 0.04],
    bounce: [0.3, 0.21, 0.12],
    lamp: 12,
    glow: 3.5,
    spots: 0.9,
    picture: 'sky-dusk',
    plants: [0.15, 0.17, 0.17],
  },
};

/** The low sun's colour, by which its light is reddened below a height of about 30 degrees. */
const LOW: Vec3 = [1, 0.72, 0.46];
/** Radians: fully risen, and high enough to be white. */
const [RISEN, HIGH] = [0.09, 0.52];

/** The light of a time of day with the sun at a height. @param altitude radians above the horizon */
export function moodOf(light: 'day' | 'evening', altitude: number): Mood {
  const mood = MOODS[light];
  const risen = Math.min(1, Math.max(0, altitude / RISEN));
  const high = Math.min(1, Math.max(0, altitude / HIGH));
  const [r, g, b] = mood.sun;
  const tint = (of: number) => of + (1 - of) * high;
  return { ...mood, sun: [r * tint(LOW[0]) * risen, g * tint(LOW[1]) * risen, b * tint(LOW[2]) * risen] }; // prettier-ignore
}
