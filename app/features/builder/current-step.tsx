import type { ValueStore } from '#app/pwa/value-store';
import type { Contact } from '#domain/contracts/quote-request';
import type { StepNumber } from '#domain/draft/steps';
import { css, cx } from '#styled/css';
import { builderLayout } from '#styled/recipes';
import type { BuilderView } from './builder-view';
import { StepBody } from './step-body';
import { STEP_HEADING_ID } from './step-heading';
import { StepSkeleton } from './step-skeleton';
import { stepTexts } from './step-texts';
import { useStepArrival } from './use-step-arrival';

interface Props extends Omit<BuilderView, 'step'> {
  /** Null while it is not certain which one may be shown. */
  step: StepNumber | null;
  /** Whether the device has been asked for the draft. */
  entered: boolean;
  contact: ValueStore<Contact>;
}

/** The step's heading and what is chosen in it. */
export function CurrentStep({ step, entered, ...view }: Props) {
  const heading = useStepArrival(entered ? step : null);
  const styles = builderLayout();
  if (step === null) return <StepSkeleton headed />;
  const { title, intro } = stepTexts(step, view.draft.draft.roomType);
  return (
    <section aria-labelledby={STEP_HEADING_ID}>
      <h1 ref={heading} id={STEP_HEADING_ID} tabIndex={-1} className={cx(styles.title, noRing)}>
        {title}
      </h1>
      <p className={styles.intro}>{intro}</p>
      <StepBody {...view} step={step} />
    </section>
  );
}

/** The heading takes the focus to be read aloud; there is nothing to press, so no ring. */
const noRing = css({ _focusVisible: { outline: 'none' } });
