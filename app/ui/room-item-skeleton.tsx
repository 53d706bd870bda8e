import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { Skeleton } from './skeleton';

interface Props {
  /** What stands in for its words. */
  children: ReactNode;
  /** What stands in for its figures. */
  figures?: ReactNode;
}

/** The place of one room in a list, its plan first, while the device is asked. */
export function RoomItemSkeleton({ children, figures }: Props) {
  const styles = queueItem();
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.plan}>
        <Skeleton
          shape="block"
          className={css({ maxWidth: { base: '200px', lg: 'none' }, height: '144px' })}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </div>
  );
}
