import { Skeleton } from '#app/ui/loading/skeleton';
import { css } from '#styled/css';

/** Placeholder for a step; `headed` when not even its heading is known. */
export function StepSkeleton({ headed = false }: { headed?: boolean }) {
  return (
    <div aria-busy="true">
      {headed && <Skeleton shape="block" className={heading} />}
      <div className={grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={block} />
        ))}
      </div>
    </div>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6];

const heading = css({ height: '40px', maxWidth: '320px', marginBottom: '6' });

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '4' },
});

const block = css({ height: '220px' });
