import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pricingPage } from '#app/content/pricing-page';
import type { RoomTypeId } from '#domain/room-types';

const SmallestRoomLine = lazy(async () => ({
  default: (await import('./smallest-room-line')).SmallestRoomLine,
}));

/**
 * The smallest room of this kind at today's price. These pages have no query cache and are finished
 * without one: the price list comes when the page answers to input, and until then, or without it,
 * the line points to the builder.
 */
export function SmallestRoomWhenLive({ roomType }: { roomType: RoomTypeId }) {
  const interactive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { unknown } = pricingPage.smallest;
  if (!interactive) return unknown;
  return (
    <Suspense fallback={unknown}>
      <SmallestRoomLine roomType={roomType} />
    </Suspense>
  );
}

const neverChanges = () => () => undefined;
