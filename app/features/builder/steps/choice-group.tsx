import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A group of related choices, labelled for those who cannot see the heading above. */
export function ChoiceGroup({
  legend,
  className,
  children,
}: {
  legend: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={css({ srOnly: true })}>{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
