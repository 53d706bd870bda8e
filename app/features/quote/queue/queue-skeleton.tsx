import { RoomItemSkeleton } from '#app/ui/loading/room-item-skeleton';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css } from '#styled/css';

/** Placeholder for one request while stored data loads. */
export function QueueSkeleton() {
  return (
    <RoomItemSkeleton figures={<Skeleton className={css({ width: '50%' })} />}>
      <Skeleton className={css({ width: '30%' })} />
      <Skeleton className={css({ width: '60%', height: '26px', marginTop: '3' })} />
      <Skeleton className={css({ width: '80%', marginTop: '3' })} />
    </RoomItemSkeleton>
  );
}
