import { firstOpenStep, STEPS } from '#domain/design/draft/steps';
import { builderLayout } from '#styled/recipes';
import type { BuilderView } from './builder-view';
import { ProgressBar } from './navigation/progress-bar';
import { SaveState } from './save-state';

/** Shows the current step: in words, and as six ruled segments. */
export function BuilderHead({ draft, step }: Pick<BuilderView, 'draft' | 'step'>) {
  const styles = builderLayout();
  const title = STEPS.find(({ number }) => number === step)?.title ?? '';
  return (
    <div className={styles.head}>
      <div className={styles.meta}>
        <span>{`Step ${step} of ${STEPS.length}, ${title}`}</span>
        <SaveState draft={draft} />
      </div>
      <ProgressBar step={step} furthest={firstOpenStep(draft.draft)} />
    </div>
  );
}
