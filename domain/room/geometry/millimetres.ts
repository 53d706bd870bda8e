/** Rounds metres to millimetres, removing floating-point error. */
export function millimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}
