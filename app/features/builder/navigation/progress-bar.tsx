import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { STEPS, type Step, type StepNumber } from '#domain/design/draft/steps';
import { css } from '#styled/css';
import { steps } from '#styled/recipes';

interface Props {
  step: StepNumber;
  /** The last step the draft allows. */
  furthest: StepNumber;
}

/** The six steps as a progress bar. Those the draft allows are links. */
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
              <Segment
                item={item}
                current={item.number === step}
                done={item.number < step}
                open={item.number <= furthest}
              />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
});

interface SegmentProps {
  item: Step;
  current: boolean;
  done: boolean;
  open: boolean;
}

const Segment = memo(function Segment({ item, current, done, open }: SegmentProps) {
  const styles = steps();
  const { number, title } = item;
  const words = <span className={css({ srOnly: true })}>{`Step ${number}: ${title}`}</span>;
  if (current || !open) {
    return (
      <span className={styles.item} aria-current={current ? 'step' : undefined}>
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
      data-done={done ? '' : undefined}
    >
      {words}
    </Link>
  );
});
