import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { PlanDrawing } from '#app/ui/drawing/plan-drawing';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { cx } from '#styled/css';
import { board, queueItem } from '#styled/recipes';

interface Props {
  summary: QuoteEntry['summary'];
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
}

/** The plan of a requested room on its mesh; renders nothing if the size is no longer known. */
export function QueuePlan({ summary, sizes }: Props) {
  const size = sizes.shellSizes.find(({ id }) => id === summary.shellSizeId);
  const { roomType, windows, doors, patioGlass = false, placement } = summary;
  const styles = queueItem();
  return (
    <div className={cx(styles.plan, size && board())}>
      {size && (
        <PlanDrawing
          width={size.width}
          depth={size.depth}
          windows={windows}
          doors={doors}
          patioGlass={patioGlass}
          roomType={roomType}
          placement={placement}
          mesh={sheetFor(size)}
        />
      )}
    </div>
  );
}

/** At least 7 m × 4.5 m, so that rooms can be compared at one scale. */
function sheetFor({ width, depth }: { width: number; depth: number }) {
  return { width: Math.max(7, Math.ceil(width)), depth: Math.max(4.5, Math.ceil(depth)) };
}
