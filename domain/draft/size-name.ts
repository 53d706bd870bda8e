import type { ShellSize } from '#domain/pricing/configuration';

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
