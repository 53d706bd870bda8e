import { memo } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css, cx } from '#styled/css';
import { builderLayout } from '#styled/recipes';
import type { BuilderView } from '#app/features/builder/builder-view';
import { NextButton } from '#app/features/builder/navigation/next-button';
import { PriceDetails } from './price-details';
import { PriceFigure, priceLabel } from './price-figure';
import { RoomPicture } from '#app/features/builder/room-picture';
import { SaveState } from '#app/features/builder/save-state';
import { StartOver } from '#app/features/builder/start-over';

/** From 1,024 px: the plan, the price and its lines, always beside the step. */
export const PriceBoard = memo(function PriceBoard(view: BuilderView) {
  const { draft, pricing, kept, step, goTo } = view;
  const styles = builderLayout();
  const isSummary = step === 6;
  return (
    <aside className={styles.side} aria-label="Your room">
      <div className={styles.stick}>
        <RoomPicture place="side" step={step} draft={draft.draft} pricing={pricing.pricing} />
        {!isSummary && (
          <div className={styles.total}>
            <span>{priceLabel(pricing)}</span>
            <PriceFigure {...view} size="default" />
          </div>
        )}
        <div className={styles.acts}>
          <Button variant="line" disabled={step === 1} onClick={() => void goTo(step - 1)}>
            Back
          </Button>
          <NextButton {...view} />
        </div>
        <div className={cx(styles.note, noteRow)}>
          <SaveState draft={draft} place="device" />
          {!kept && <StartOver draft={draft} />}
        </div>
        {!isSummary && <PriceDetails {...view} />}
      </div>
    </aside>
  );
});

const noteRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'target',
  marginTop: '1',
});
