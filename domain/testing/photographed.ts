import fc from 'fast-check';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { focalOf, viewThrough, type PhotoCamera } from '#domain/room/photo/photo-camera';

/** A room that somebody photographed in their garden, and the lens in millimetres as on 35 mm. */
export interface Photographed {
  shell: ShellMeasures;
  camera: PhotoCamera;
  lens: number;
}

export const PHOTO = { width: 2048, height: 1536 };

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Eye 1.2 to 2 m, from 3 to 15 m away, 24 to 70 mm, the view from 25° down to 5° up, held up to 5° askew. */
export const photographed: fc.Arbitrary<Photographed> = fc
  .record({
    shell: fc.record({ width: between(2.5, 8), depth: between(2.5, 6) }),
    lens: between(24, 70),
    eye: between(1.2, 2),
    away: between(3, 15),
    round: between(0, 360),
    looksAside: between(-15, 15),
    pitch: between(-25, 5),
    roll: between(-5, 5),
  })
  .map(({ shell, lens, eye, away, round, looksAside, pitch, roll }) => {
    const angle = radians(round);
    const reach = away + Math.hypot(shell.width, shell.depth) / 2;
    const across = shell.width / 2 + Math.sin(angle) * reach;
    const camera = {
      ...PHOTO,
      focal: focalOf(lens, PHOTO),
      at: [across, shell.depth / 2 - Math.cos(angle) * reach, eye] as const,
      turned: angle + radians(looksAside),
      pitch: radians(pitch),
      roll: radians(roll),
    };
    return { shell, camera, lens };
  });

/** Numbers from 0 to 1 that look random, and are the same for the same seed (Numerical Recipes' generator). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Points that were marked so many pixels beside where they are, each in a direction of its own. */
export function markedBeside(
  points: readonly Point[],
  pixels: number,
  next: () => number,
): Point[] {
  return points.map(([x, y]) => {
    const angle = next() * 2 * Math.PI;
    return [x + pixels * Math.cos(angle), y + pixels * Math.sin(angle)];
  });
}

/** Places as a camera sees them; far outside the picture those behind it. */
export function seenBy(camera: PhotoCamera, places: readonly Place[]): Point[] {
  const { project } = viewThrough(camera);
  return places.map((place) => project(place) ?? [Number.MAX_SAFE_INTEGER, 0]);
}
