/** Rounds to a tenth of a pixel: precise enough, and keeps paths short. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
