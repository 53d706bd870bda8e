import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';

type Props = { shape?: 'line' | 'block'; className?: string };

/** A flat block the size of whatever is loading. Say "Loading" once, beside it. */
export function Skeleton({ shape, className }: Props) {
  // Both calls written out, so that the build can evaluate them.
  const look = shape === 'block' ? skeleton({ shape: 'block' }) : skeleton();
  return <span className={cx(look, className)} aria-hidden="true" />;
}
