import { memo, useId, useState } from 'react';
import { ChevronDownIcon } from '#app/ui/icons/chevron-down-icon';
import { IconButton } from '#app/ui/buttons/icon-button';
import { PictureTabs } from '#app/ui/room-picture/picture-tabs';
import { viewsOf, type PictureView } from '#app/ui/room-picture/picture-views';
import { RoomSheet } from '#app/ui/room-picture/room-sheet';
import type { Draft } from '#domain/draft/draft';
import type { StepNumber } from '#domain/draft/steps';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { cx } from '#styled/css';
import { picture } from '#styled/recipes';

interface Props {
  draft: Draft;
  pricing: PricingConfiguration | null;
  step: StepNumber;
  /** Beside the steps on a wide screen, or in the step itself on a phone. */
  place: 'side' | 'inline';
}

/** A drawing of the room as chosen so far; an empty sheet until it has a size. */
export const RoomPicture = memo(function RoomPicture({ draft, pricing, step, place }: Props) {
  const id = useId();
  const size = pricing?.shellSizes.find(({ id: sizeId }) => sizeId === draft.shellSizeId);
  const views = viewsOf([draft]);
  const [chosen, setChosen] = useState<{ step: StepNumber; view: PictureView }>();
  const [folded, setFolded] = useState<boolean>();
  const wanted = chosen?.step === step ? chosen.view : viewOfStep(step);
  const view = views.includes(wanted) ? wanted : 'outside';
  const isFolded = place === 'inline' && (folded ?? step === 4);
  // Both calls written out, so that the build can evaluate them.
  const styles = place === 'side' ? picture({ place: 'side' }) : picture({ place: 'inline' });
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
              styles={styles}
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
      {size && !isFolded && <RoomSheet shell={size} draft={draft} view={view} styles={styles} />}
      {!size && (
        <div className={cx(styles.sheet, styles.empty)}>
          <p className={styles.note}>Your plan is drawn here once you have chosen a size.</p>
        </div>
      )}
    </section>
  );
});

/** The best drawing for a step: the plan for size and openings, the outside for the others. */
function viewOfStep(step: StepNumber): PictureView {
  return step === 2 || step === 3 ? 'plan' : 'outside';
}
