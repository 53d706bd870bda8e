import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';

/** On a warning's ground: what is said, and beside it what can be done about it. */
export function WarningNote({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(note, className)} {...rest} />;
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  background: 'warningSoft',
});
