import type { Dot } from '#domain/room/scene/scene';

/** A number from 0 to 1 that is always the same for the same two. */
export function chance(seed: number, n: number): number {
  const mixed = Math.imul(seed * 7919 + n * 104_729 + 11, 2_654_435_761);
  const again = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((again ^ (again >>> 13)) >>> 0) / 2 ** 32;
}

/** An ellipse filled with discs: a crown, a shrub or the leaves of a plant. */
export function leaves(
  [x, y]: readonly [x: number, y: number],
  [wide, tall]: readonly [wide: number, tall: number],
  { count, radius, seed }: { count: number; radius: number; seed: number },
): Dot[] {
  return Array.from({ length: count }, (_, n): Dot => {
    const angle = chance(seed, n) * 2 * Math.PI;
    const off = Math.sqrt(chance(seed + 1, n));
    const size = radius * (0.7 + 0.6 * chance(seed + 2, n));
    return [x + off * wide * Math.cos(angle), y + off * tall * Math.sin(angle), size];
  });
}
