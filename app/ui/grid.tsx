import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** The page's columns: 4 on a phone, 8 from 768 px, 12 from 1,024 px. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(pageGrid(), className)} />;
}
