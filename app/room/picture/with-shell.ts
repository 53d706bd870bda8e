import type { Draft } from '#domain/design/draft/draft';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { PricingConfiguration } from '#domain/room/options/configuration';

/** A design, and the shell it has in the price list. */
export interface SizedDesign {
  shell: ShellMeasures;
  draft: Draft;
}

/** The design with its shell; undefined for a size that is not known. */
export function withShell(
  draft: Draft,
  { shellSizes }: Pick<PricingConfiguration, 'shellSizes'>,
): SizedDesign | undefined {
  const shell = shellSizes.find(({ id }) => id === draft.shellSizeId);
  return shell && { shell, draft };
}
