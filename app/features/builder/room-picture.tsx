import { memo, useId, useState } from 'react';
import { ChevronDownIcon } from '#app/ui/icons/chevron-down-icon';
import { IconButton } from '#app/ui/icon-button';
import type { Corner } from '#domain/drawing/corners';
import type { Draft } from '#domain/draft/draft';
import type { StepNumber } from '#domain/draft/steps';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { cx } from '#styled/css';
import { picture } from '#styled/recipes';
import { PictureTabs } from './picture-tabs';
import { viewOfStep, viewsOf, type PictureView } from './picture-views';
import { TurnButton } from './turn-button';
import { useDrawnRoom } from './use-drawn-room';

interface Props {
  draft: Draft;
  pricing: PricingConfiguration | null;
  step: StepNumber;
  /** Beside the steps on a wide screen, or in the step itself on a phone. */
  place: 'side' | 'inline';
}

/** The room as chosen so far, drawn; an empty sheet while it has no size. */
export const RoomPicture = memo(function RoomPicture({ draft, pricing, step, place }: Props) {
  const id = useId();
  const size = pricing?.shellSizes.find(({ id: sizeId }) => sizeId === draft.shellSizeId);
  const { DrawnRoom, failed } = useDrawnRoom(size !== undefined);
  const views = viewsOf(draft.roomType);
  const [chosen, setChosen] = useState<{ step: StepNumber; view: PictureView }>();
  const [corner, setCorner] = useState<Corner>('front-right');
  const [folded, setFolded] = useState<boolean>();
  const wanted = chosen?.step === step ? chosen.view : viewOfStep(step);
  const view = views.includes(wanted) ? wanted : 'outside';
  const isFolded = place === 'inline' && (folded ?? step === 4);
  const styles = picture({ place });
  if (!size && place === 'inline') return null;
  return (
    <section className={styles.root} aria-label="Your room, drawn">
      {size && (
        <div className={styles.head}>
          {isFolded ? (
            <span className={styles.folded}>Your room, drawn</span>
          ) : (
            <PictureTabs
              name={id}
              place={place}
              views={views}
              shown={view}
              onShow={(next) => setChosen({ step, view: next })}
            />
          )}
          {place === 'inline' && (
            <IconButton
              label={isFolded ? 'Show the drawing' : 'Hide the drawing'}
              aria-expanded={!isFolded}
              className={styles.fold}
              onClick={() => setFolded(!isFolded)}
            >
              <ChevronDownIcon />
            </IconButton>
          )}
        </div>
      )}
      {!isFolded && (
        <div className={cx(styles.sheet, !size && styles.empty)}>
          {size && DrawnRoom && (
            <DrawnRoom shell={size} draft={draft} view={view} corner={corner} />
          )}
          {size && view === 'outside' && (
            <TurnButton roomType={draft.roomType} corner={corner} onTurn={setCorner} />
          )}
          {!size && (
            <p className={styles.note}>Your plan is drawn here once you have chosen a size.</p>
          )}
          {failed && <p className={styles.note}>The drawing could not be loaded.</p>}
        </div>
      )}
    </section>
  );
});
