import { Skeleton } from '#app/ui/skeleton';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';

/** One design's place while the device is asked. */
export function DesignsSkeleton() {
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
        <Skeleton className={css({ width: '60%', height: '26px' })} />
        <Skeleton className={css({ width: '80%', marginTop: '3' })} />
      </div>
    </div>
  );
}
