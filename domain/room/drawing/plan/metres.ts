/** "4.0 m": to the centimetre or the millimetre only where needed. */
export function metres(length: number): string {
  return `${figure(length)}\u00a0m`;
}

/** "4.0": a measure on a drawing whose unit is known. */
export function figure(length: number): string {
  const millimetres = Math.round(length * 1000);
  const decimals = millimetres % 100 === 0 ? 1 : millimetres % 10 === 0 ? 2 : 3;
  return (millimetres / 1000).toFixed(decimals);
}

/** "0.40": to the centimetre or finer, as on the links of a chain. */
export function link(length: number): string {
  const millimetres = Math.round(length * 1000);
  return (millimetres / 1000).toFixed(millimetres % 10 === 0 ? 2 : 3);
}

/** "5.657 m": to the millimetre, as read from a tape. */
export function tape(length: number): string {
  return `${(Math.round(length * 1000) / 1000).toFixed(3)}\u00a0m`;
}

/** "4.53 m": a measure inside, to the centimetre and never told too long. */
export function inside(length: number): string {
  return `${(Math.floor(Math.round(length * 1000) / 10) / 100).toFixed(2)}\u00a0m`;
}
