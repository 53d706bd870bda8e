import { Skeleton } from '#app/ui/loading/skeleton';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** Shown until it is known what this device and our server have. */
export function FollowSkeleton() {
  return (
    <div
      aria-busy="true"
      className={cx(pageGrid(), css({ rowGap: '8', paddingBottom: 'section' }))}
    >
      <Skeleton shape="block" className={card} />
      <Skeleton shape="block" className={picture} />
    </div>
  );
}

const card = css({ height: { base: '309px', md: '449px' }, gridColumn: { lg: '1 / span 7' } });

const picture = css({ height: { base: '309px', md: '449px' }, gridColumn: { lg: '9 / -1' } });
