import { RoomItemSkeleton } from '#app/ui/loading/room-item-skeleton';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css } from '#styled/css';

/** Placeholder for one design while stored data loads. */
export function DesignsSkeleton() {
  return (
    <RoomItemSkeleton>
      <Skeleton className={css({ width: '60%', height: '26px' })} />
      <Skeleton className={css({ width: '80%', marginTop: '3' })} />
    </RoomItemSkeleton>
  );
}
