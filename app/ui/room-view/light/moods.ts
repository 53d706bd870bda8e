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

export const MOODS: Readonly<Record<'day' | 'evening', Mood>> = {
  day: {
    exposure: 0.62,
    exposureInside: 0.78,
    sun: [5.4, 4.75, 3.85],
    sky: [1.35, 1.6, 2.05],
    ground: [0.5, 0.52, 0.3],
    bounce: [0.78, 0.72, 0.62],
    lamp: 3,
    glow: 0.6,
    spots: 0,
    picture: 'sky-day',
    plants: [1, 1, 1],
  },
  evening: {
    exposure: 0.95,
    exposureInside: 0.8,
    sun: [0, 0, 0],
    sky: [0.2, 0.25, 0.4],
    ground: [0.03, 0.035, 0.03],
    bounce: [0.42, 0.27, 0.13],
    lamp: 16,
    glow: 5,
    spots: 3.4,
    picture: 'sky-dusk',
    plants: [0.1, 0.125, 0.14],
  },
};
