import { pricingPage } from '#app/content/page-words/pricing-page';
import { STARTING_PRICES } from '#domain/design/estimate/starting-prices';
import { smallestRoom, typicalRoom } from '#domain/design/estimate/whole-room';
import { formatInside } from '#domain/room/geometry/format-size';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { PriceSkeleton } from './price-skeleton';
import type { RoomTypeId } from '#domain/room/options/room-types';

interface Props {
  roomType: RoomTypeId;
  pricing: PricingConfiguration | null;
  /** Whether the price list cannot be had: the builder is named then in the place of a price. */
  hasFailed: boolean;
}

const words = pricingPage.live;

/** Rows of a list of facts: what the typical size and the smallest cost, from this price list. */
export function LiveRows({ roomType, pricing, hasFailed }: Props) {
  const instead = hasFailed ? words.unknown : <PriceSkeleton />;
  const typical = pricing && typicalRoom(pricing, roomType);
  const smallest = pricing && smallestRoom(pricing, roomType);
  return (
    <>
      {STARTING_PRICES[roomType].typical && (!pricing || typical) && (
        <div>
          <dt>{words.typical}</dt>
          <dd>{typical ? <b>{pounds(typical.total)}</b> : instead}</dd>
        </div>
      )}
      <div>
        <dt>{words.smallest}</dt>
        <dd>
          {smallest ? (
            <>
              {`${formatInside(smallest.shellSize, roomType)}, `}
              <b>{pounds(smallest.total)}</b>
            </>
          ) : (
            instead
          )}
        </dd>
      </div>
    </>
  );
}
