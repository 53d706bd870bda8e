import type { ShellSize } from '#domain/room/options/configuration';

/** The measures derived from width and depth, rounded to centimetres so that 4.4 × 3 is 13.2. */
export function measuresOf(width: number, depth: number) {
  return {
    area: Math.round(width * depth * 100) / 100,
    perimeter: Math.round(2 * (width + depth) * 100) / 100,
  };
}

/** "4 m × 4 m" */
function labelOf(width: number, depth: number): string {
  return `${width}\u00a0m\u00a0×\u00a0${depth}\u00a0m`;
}

/**
 * Returns the size with new measures. Area, perimeter and label are updated if they matched the old
 * measures.
 */
export function withMeasures(
  size: ShellSize,
  change: Partial<Pick<ShellSize, 'width' | 'depth'>>,
): ShellSize {
  const next = { ...size, ...change };
  const before = measuresOf(size.width, size.depth);
  const after = measuresOf(next.width, next.depth);
  return {
    ...next,
    area: size.area === before.area ? after.area : size.area,
    perimeter: size.perimeter === before.perimeter ? after.perimeter : size.perimeter,
    label:
      size.label === labelOf(size.width, size.depth) ? labelOf(next.width, next.depth) : size.label,
  };
}

/** A default size. Its id is independent of its measures, which may still change. */
export function newShellSize(): ShellSize {
  const [width, depth] = [3, 3];
  return {
    id: `size-${crypto.randomUUID().slice(0, 8)}`,
    width,
    depth,
    ...measuresOf(width, depth),
    basePrice: 0,
    label: labelOf(width, depth),
  };
}

/** The list with one item moved up (-1) or down (+1), if it can be. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(Math.max(0, index + by), 0, item);
  return next;
}
