/** A tenth of a pixel is as fine as a drawing needs, and keeps its paths short. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
