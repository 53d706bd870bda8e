import { formatMeasures } from '#domain/room/geometry/format-size';
import type { ShellSize } from '#domain/room/options/configuration';

/**
 * "4 m × 4 m": the label of a size; one that is not in the list is named from its id ("4.5x4"), and is "A
 * size" when its id tells nothing.
 */
export function sizeName(shellSizeId: string, shellSizes: readonly ShellSize[]): string {
  const size = shellSizes.find(({ id }) => id === shellSizeId);
  if (size) return size.label;
  const [, width, depth] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(shellSizeId) ?? [];
  if (width === undefined || depth === undefined) return 'A size';
  return `${width}\u00a0m\u00a0×\u00a0${depth}\u00a0m`;
}

/** The label of a size where it says more than its measures: "Studio", but not "4 m × 4 m". */
export function ownName({ label, ...measures }: ShellSize): string | null {
  return figures(label) === figures(formatMeasures(measures)) ? null : label;
}

/** "4×4" for "4 m × 4 m" and "4m x 4m". */
function figures(words: string): string {
  return words.replaceAll(/[\sm]/g, '').replace('x', '×');
}
