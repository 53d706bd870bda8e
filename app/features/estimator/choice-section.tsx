import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  legend: string;
  /** "optional", after the legend. */
  hint?: string;
  children: ReactNode;
}

/** One question of the estimator. */
export function ChoiceSection({ legend, hint, children }: Props) {
  return (
    <fieldset className={section}>
      <legend className={css({ textStyle: 'subheading', paddingBottom: '14px' })}>
        {legend}
        {hint && <span className={quiet}>{` (${hint})`}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

const section = css({ width: '100%' });

const quiet = css({ textStyle: 'small', color: 'textMuted' });
