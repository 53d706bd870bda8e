import { lazy, Suspense, useEffect } from 'react';
import type { StepNumber } from '#domain/draft/steps';
import { css } from '#styled/css';
import { FallbackNotice } from '#app/features/builder/notices/fallback-notice';
import type { StepView } from '#app/features/builder/builder-view';
import { StepFeatures } from './step-features';
import { StepFinishes } from './step-finishes';
import { StepOpenings } from './step-openings';
import { StepRoomType } from './step-room-type';
import { StepShellSize } from './step-shell-size';
import { StepSkeleton } from './step-skeleton';
import { useFallbackWord } from '#app/features/builder/notices/use-fallback-word';

const loadSummary = () => import('#app/features/builder/summary/step-summary');

/** With the quote form, and all one can do with a design: not for whoever only looks in. */
const StepSummary = lazy(async () => ({ default: (await loadSummary()).StepSummary }));

/** A step's choices, and a word when there are no live prices. */
export function StepBody(props: StepView & { step: StepNumber }) {
  const { step, pricing } = props;
  useEffect(() => {
    // A failure shows when it is needed.
    if (step > 1) void loadSummary().catch(() => undefined);
  }, [step]);
  const word = useFallbackWord(step, pricing.status);
  const notice = word && <FallbackNotice over={word === 'over'} />;
  // After the rooms, which appear before any price, so that it displaces none.
  return (
    <>
      {step > 1 && notice}
      <Choices {...props} />
      {step === 1 && notice && <div className={below}>{notice}</div>}
    </>
  );
}

/** The step itself; all but the first wait for prices. */
function Choices({ step, ...view }: StepView & { step: StepNumber }) {
  const { draft, dispatch, pricing } = view;
  const choices = { draft, dispatch };
  if (step === 1) return <StepRoomType {...choices} />;
  if (!pricing.pricing) return <StepSkeleton />;
  const priced = { ...choices, pricing: pricing.pricing };
  switch (step) {
    case 2:
      return <StepShellSize {...priced} />;
    case 3:
      return <StepOpenings {...priced} room={view.room} openings={view.openings} />;
    case 4:
      return <StepFeatures {...priced} />;
    case 5:
      return <StepFinishes {...priced} />;
    case 6:
      return (
        <Suspense fallback={<StepSkeleton />}>
          <StepSummary {...view} />
        </Suspense>
      );
  }
}

const below = css({ marginTop: '6' });
