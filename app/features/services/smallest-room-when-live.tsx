import { lazy, Suspense } from 'react';
import { pricingPage } from '#app/content/page-words/pricing-page';
import type { RoomTypeId } from '#domain/room-types';
import { useSeen } from './use-seen';

const SmallestRoomLine = lazy(async () => ({
  default: (await import('./smallest-room-line')).SmallestRoomLine,
}));

/**
 * The smallest room of this type at today's price. These pages have no query cache and are complete
 * without one: the price list is fetched when the line comes into view; until then, or if that fails, the
 * line points to the builder.
 */
export function SmallestRoomWhenLive({ roomType }: { roomType: RoomTypeId }) {
  const [place, seen] = useSeen();
  const { unknown } = pricingPage.smallest;
  return (
    <span ref={place}>
      {seen ? (
        <Suspense fallback={unknown}>
          <SmallestRoomLine roomType={roomType} />
        </Suspense>
      ) : (
        unknown
      )}
    </span>
  );
}
