import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

/** Buttons in a row; stacked and full width on phones. */
export function Actions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(row, className)}>{children}</div>;
}

const row = css({
  display: 'grid',
  gap: '3',
  '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap' },
});
