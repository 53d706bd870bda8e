import type { Vec3 } from '#domain/room/model/mesh';
import type { RoomSun } from '#domain/room/sun/room-sun';

/** Pictures added up while the view is still; after the last one nothing is drawn until something changes. */
export const SAMPLES = 64;

/** Half the width of the sun's disc, widened a little by haze. Radians. */
const DISC = 0.009;

/** The unit vector towards the sun, in the model's axes. */
export function towards({ altitude, azimuth }: RoomSun): Vec3 {
  const level = Math.cos(altitude);
  return [Math.sin(azimuth) * level, Math.sin(altitude), Math.cos(azimuth) * level];
}

/** Another place of the sun's disc for each picture. */
export function sunAt(n: number, { altitude, azimuth }: RoomSun): Vec3 {
  const [radius, angle] = [DISC * Math.sqrt(halton(n, 5)), 2 * Math.PI * halton(n, 7)];
  return towards({
    altitude: altitude + radius * Math.sin(angle),
    azimuth: azimuth + (radius * Math.cos(angle)) / Math.cos(altitude),
  });
}

/**
 * Another direction of the sky for each picture, spread evenly over the light that falls on level ground
 * (density proportional to the sine of the height): every picture then lights level ground equally.
 */
export function skyAt(n: number): Vec3 {
  const [high, angle] = [Math.sqrt(1 - halton(n, 2) * 0.99), 2 * Math.PI * halton(n, 3)];
  const level = Math.sqrt(1 - high * high);
  return [Math.cos(angle) * level, high, Math.sin(angle) * level];
}

/** Moves the picture by up to half a pixel either way. */
export function pixelAt(n: number): readonly [x: number, y: number] {
  return [halton(n, 5) - 0.5, halton(n, 7) - 0.5];
}

/** Moves the picture as far as a lens does that blurs it by so many pixels (standard deviation). */
export function blurredAt(n: number, softness: number): readonly [x: number, y: number] {
  const [far, angle] = [
    softness * Math.sqrt(-2 * Math.log(1 - halton(n, 11))),
    2 * Math.PI * halton(n, 13),
  ];
  return [far * Math.cos(angle), far * Math.sin(angle)];
}

/** The n-th of numbers from 0 to 1 that lie evenly however many are taken (Halton's sequence). */
function halton(n: number, base: number): number {
  let [rest, share, sum] = [n + 1, 1 / base, 0];
  while (rest > 0) {
    sum += (rest % base) * share;
    rest = Math.floor(rest / base);
    share /= base;
  }
  return sum;
}
