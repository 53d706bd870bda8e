import { pricingPage } from '#app/content/page-words/pricing-page';
import { Skeleton } from '#app/ui/skeleton';
import { SmallestRoom } from '#app/ui/prices/smallest-room';
import { css } from '#styled/css';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { RoomTypeId } from '#domain/room-types';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration | null; failed: boolean };

/**
 * A product's live price line: a placeholder of its size at first, a link to the builder when prices
 * fail.
 */
export function SmallestOfKind({ roomType, pricing, failed }: Props) {
  if (pricing) return <SmallestRoom roomType={roomType} pricing={pricing} />;
  return failed ? pricingPage.smallest.unknown : <Skeleton className={block} />;
}

const block = css({ width: '148px', marginBlock: '4px' });
