import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { wrap } from '#styled/recipes';

/** The width of the page with its margins. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(wrap(), className)} />;
}
