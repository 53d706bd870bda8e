import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { Skeleton } from './skeleton';

interface Props {
  /** Placeholders for its text. */
  children: ReactNode;
  /** Placeholders for its figures. */
  figures?: ReactNode;
}

/** Placeholder for one room in a list, plan first, while stored data loads. */
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
