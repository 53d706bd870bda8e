import { Skeleton } from '#app/ui/skeleton';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';

/** One request's place while the device is asked. */
export function QueueSkeleton() {
  const styles = queueItem();
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.plan}>
        <Skeleton
          shape="block"
          className={css({ maxWidth: { base: '200px', lg: 'none' }, height: '144px' })}
        />
      </div>
      <div className={styles.body}>
        <Skeleton className={css({ width: '30%' })} />
        <Skeleton className={css({ width: '60%', height: '26px', marginTop: '3' })} />
        <Skeleton className={css({ width: '80%', marginTop: '3' })} />
      </div>
      <div className={styles.figures}>
        <Skeleton className={css({ width: '50%' })} />
      </div>
    </div>
  );
}
