import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';

type Props = { shape?: 'line' | 'block'; className?: string };

/** A flat block of the size of what is loading. Say "Loading" once, beside it. */
export function Skeleton({ shape, className }: Props) {
  // Both written out, so that the build can make the calls.
  const look = shape === 'block' ? skeleton({ shape: 'block' }) : skeleton();
  return <span className={cx(look, className)} aria-hidden="true" />;
}
