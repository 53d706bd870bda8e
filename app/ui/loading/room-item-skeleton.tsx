import type { ReactNode } from 'react';
import { queueItem } from '#styled/recipes';
import { Skeleton } from './skeleton';

interface Props {
  /** Placeholders for its text. */
  children: ReactNode;
  /** Placeholders for its figures. */
  figures?: ReactNode;
}

/** Placeholder for one room in a list, picture first, while stored data loads. */
export function RoomItemSkeleton({ children, figures }: Props) {
  const styles = queueItem();
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton shape="block" className={styles.picture} />
      <div className={styles.body}>{children}</div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </div>
  );
}
