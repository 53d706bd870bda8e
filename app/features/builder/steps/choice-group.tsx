import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Choices that belong together, named for those who do not see the heading above them. */
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
