import type { Draft } from '#domain/draft/draft';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { css, cx } from '#styled/css';
import { useDrawnRoom } from './use-drawn-room';

interface Props {
  draft: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  /** Gives it its size, which it has before anything is drawn. */
  className?: string;
}

/** A room from outside; an empty sheet until it is drawn, and for a size that is not known. */
export function OutsidePicture({ draft, sizes, className }: Props) {
  const { DrawnRoom } = useDrawnRoom();
  const size = sizes.shellSizes.find(({ id }) => id === draft.shellSizeId);
  return (
    <div className={cx(sheet, className)}>
      {size && DrawnRoom && (
        <DrawnRoom shell={size} draft={draft} view="outside" corner="front-right" />
      )}
    </div>
  );
}

const sheet = css({ position: 'relative', background: 'sunken', overflow: 'hidden' });
