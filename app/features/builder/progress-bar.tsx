import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { STEPS, type Step, type StepNumber } from '#domain/draft/steps';
import { css } from '#styled/css';
import { steps } from '#styled/recipes';

interface Props {
  step: StepNumber;
  /** The last step that the draft allows. */
  furthest: StepNumber;
}

/** The six steps as a progress bar. Those that the draft allows are links. */
export const ProgressBar = memo(function ProgressBar({ step, furthest }: Props) {
  return (
    <>
      <progress
        className={css({ srOnly: true })}
        aria-label="Progress"
        max={100}
        value={Math.round((step / STEPS.length) * 100)}
      />
      <nav aria-label="Steps">
        <ol className={steps().root}>
          {STEPS.map((item) => (
            <li key={item.number}>
              <Segment item={item} current={step} open={item.number <= furthest} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
});

function Segment({ item, current, open }: { item: Step; current: StepNumber; open: boolean }) {
  const styles = steps();
  const { number, title } = item;
  const words = (
    <>
      <span className={styles.label} aria-hidden="true">{`${number} ${title}`}</span>
      <span className={css({ srOnly: true })}>{`Step ${number}: ${title}`}</span>
    </>
  );
  if (number === current || !open) {
    return (
      <span className={styles.item} aria-current={number === current ? 'step' : undefined}>
        {words}
      </span>
    );
  }
  return (
    <Link
      className={styles.item}
      to="/builder"
      search={{ step: number }}
      resetScroll={false}
      data-done={number < current ? '' : undefined}
    >
      {words}
    </Link>
  );
}
