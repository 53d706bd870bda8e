import { memo } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useFacts } from '#app/ui/company/use-facts';
import { hiddenWithoutScript, WithoutScript } from '#app/ui/prices/without-script';
import type { StepNumber } from '#domain/design/draft/steps';
import { css, cx } from '#styled/css';
import { builderLayout } from '#styled/recipes';
import type { StepView } from './builder-view';
import { StepBody } from './steps/step-body';
import { STEP_HEADING_ID } from './steps/step-heading';
import { StepSkeleton } from './steps/step-skeleton';
import { stepTexts } from './steps/step-texts';
import { useStepArrival } from './navigation/use-step-arrival';
import { useStepMove } from './navigation/use-step-move';

interface Props extends StepView {
  /** Null until it is known which one may be shown. */
  step: StepNumber | null;
  /** The same, but null until the draft has been loaded. */
  arrivalStep: StepNumber | null;
}

/** The step's heading and its choices. */
export const CurrentStep = memo(function CurrentStep({ step, arrivalStep, ...view }: Props) {
  const heading = useStepArrival(arrivalStep);
  const move = useStepMove(arrivalStep);
  const styles = builderLayout();
  const facts = useFacts();
  if (step === null) return <StepSkeleton headed />;
  const { title, intro } = stepTexts(step, view.draft, facts);
  return (
    <section aria-labelledby={STEP_HEADING_ID} className={styles.step}>
      <h1 ref={heading} id={STEP_HEADING_ID} tabIndex={-1} className={cx(styles.title, noRing)}>
        {title}
      </h1>
      {/* A new element per step, so that a longer heading does not count as a layout shift. */}
      <p key={step} className={cx(styles.intro, move)}>
        {intro}
      </p>
      <WithoutScript page="builder" />
      <div key={`body-${step}`} className={cx(hiddenWithoutScript, move)}>
        <ErrorBoundary part={`step ${step}`} of={view.draft}>
          <StepBody {...view} step={step} />
        </ErrorBoundary>
      </div>
    </section>
  );
});

/** The heading is focused so that it is read aloud; there is nothing to press, so no ring. */
const noRing = css({ _focusVisible: { outline: 'none' } });
