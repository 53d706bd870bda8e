import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';

type Props = { shape?: 'line' | 'block'; className?: string };

/** A flat block of the size of what is loading. Say "Loading" once, beside it. */
export function Skeleton({ shape, className }: Props) {
  return <span className={cx(skeleton({ shape }), className)} aria-hidden="true" />;
}
