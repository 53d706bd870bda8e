import { PlanDrawing } from '#app/ui/drawing/plan-drawing';
import type { Draft } from '#domain/draft/draft';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { cx } from '#styled/css';
import { board } from '#styled/recipes';

interface Props {
  draft: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  className?: string;
}

/** A design's plan on its mesh; renders nothing until the design has a size from the price list. */
export function DesignPlan({ draft, sizes, className }: Props) {
  const { roomType, windows, doors, patioGlass, placement } = draft;
  const size = sizes.shellSizes.find(({ id }) => id === draft.shellSizeId);
  if (!size) return null;
  const { width, depth } = size;
  // At least 7 m × 4.5 m, so that rooms can be compared at one scale.
  const mesh = { width: Math.max(7, Math.ceil(width)), depth: Math.max(4.5, Math.ceil(depth)) };
  const room = { width, depth, roomType, windows, doors, patioGlass, placement };
  return (
    <div className={cx(board(), className)}>
      <PlanDrawing {...room} mesh={mesh} />
    </div>
  );
}
