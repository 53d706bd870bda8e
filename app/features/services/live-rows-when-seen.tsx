import { lazy, Suspense } from 'react';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { STARTING_PRICES } from '#domain/estimate/starting-prices';
import type { RoomTypeId } from '#domain/options/room-types';
import { useSeen } from './use-seen';

const PricedRows = lazy(async () => ({ default: (await import('./priced-rows')).PricedRows }));

const { typical, smallest, unknown } = pricingPage.live;

/**
 * What the typical and the smallest room of this type cost today. These pages have no query cache and are
 * complete without one: the price list is fetched when the rows come into view; until then, or if that
 * fails, they point to the builder.
 */
export function LiveRowsWhenSeen({ roomType }: { roomType: RoomTypeId }) {
  const [place, seen] = useSeen();
  const labels = STARTING_PRICES[roomType].typical ? [typical, smallest] : [smallest];
  const unpriced = labels.map((label) => (
    <div key={label} ref={place}>
      <dt>{label}</dt>
      <dd>{unknown}</dd>
    </div>
  ));
  if (!seen) return unpriced;
  return (
    <Suspense fallback={unpriced}>
      <PricedRows roomType={roomType} />
    </Suspense>
  );
}
