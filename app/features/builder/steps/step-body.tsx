import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { FallbackNotice } from '#app/features/builder/notices/fallback-notice';
import { useFallbackWord } from '#app/features/builder/notices/use-fallback-word';
import { whenIdle } from '#app/pwa/when-idle';
import type { StepView } from '#app/features/builder/builder-view';
import type { StepNumber } from '#domain/design/draft/steps';
import { css } from '#styled/css';
import { StepRoomType } from './step-room-type';
import { StepSkeleton } from './step-skeleton';

/** Steps 2 to 6, once the visitor has begun: whoever only looks in does not wait for them. */
const loadLaterStep = async () => (await import('./later-step')).LaterStep;

const LaterStep = lazyPart(loadLaterStep);

/** A step's choices, and a word when there are no live prices. */
export function StepBody(props: StepView & { step: StepNumber }) {
  const { step, draft, pricing } = props;
  const hasBegun = draft.roomType !== null;
  useEffect(() => {
    // A failure needs no handling: opening a later step loads it again.
    if (hasBegun) whenIdle(() => void loadLaterStep().catch(() => undefined));
  }, [hasBegun]);
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
  if (step === 1)
    return <StepRoomType draft={draft} dispatch={dispatch} pricing={pricing.pricing} />;
  if (!pricing.pricing) return <StepSkeleton />;
  return (
    <Suspense fallback={<StepSkeleton />}>
      <LaterStep step={step} view={view} pricing={pricing.pricing} />
    </Suspense>
  );
}

const below = css({ marginTop: '6' });
