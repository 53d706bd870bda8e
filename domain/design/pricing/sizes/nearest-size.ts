import type { ShellSize } from '#domain/room/options/configuration';

/** The shell whose area is nearest to that many square metres; undefined in an empty list. */
export function nearestSize(sizes: readonly ShellSize[], area: number): ShellSize | undefined {
  const distance = (size: ShellSize) => Math.abs(size.area - area);
  return sizes.toSorted((one, other) => distance(one) - distance(other))[0];
}
