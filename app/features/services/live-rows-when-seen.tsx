import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { PriceSkeleton } from '#app/ui/prices/price-skeleton';
import { STARTING_PRICES } from '#domain/design/estimate/starting-prices';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { useSeen } from './use-seen';

const PricedRows = lazyPart(async () => (await import('./priced-rows')).PricedRows);

const { typical, smallest } = pricingPage.live;

/**
 * What the typical and the smallest room of this type cost today. These pages have no query cache and are
 * complete without one: the price list is fetched when the rows come into view. If that fails, they point to the
 * builder.
 */
export function LiveRowsWhenSeen({ roomType }: { roomType: RoomTypeId }) {
  const [place, seen] = useSeen();
  const labels = STARTING_PRICES[roomType].typical ? [typical, smallest] : [smallest];
  const unpriced = labels.map((label) => (
    <div key={label} ref={place}>
      <dt>{label}</dt>
      <dd>
        <PriceSkeleton />
      </dd>
    </div>
  ));
  if (!seen) return unpriced;
  return (
    <ErrorBoundary part="live prices" waiting={unpriced}>
      <PricedRows roomType={roomType} />
    </ErrorBoundary>
  );
}
