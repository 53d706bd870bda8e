import { pricingPage } from '#app/content/pricing-page';
import { Skeleton } from '#app/ui/skeleton';
import { css } from '#styled/css';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { pounds } from '#domain/pricing/money';
import { smallestRoom } from '#domain/pricing/smallest-room';
import type { RoomTypeId } from '#domain/room-types';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration | null; failed: boolean };

/** "2.5 m × 3 m, £15,710" of the live price list; a block of its size until that is here. */
export function SmallestRoom({ roomType, pricing, failed }: Props) {
  if (failed && !pricing) return pricingPage.smallest.unknown;
  if (!pricing) return <Skeleton className={block} />;
  const { shellSize, total } = smallestRoom(pricing, roomType);
  return (
    <>
      <span className={css({ whiteSpace: 'nowrap' })}>
        {shellSize.width}&nbsp;m&nbsp;×&nbsp;{shellSize.depth}&nbsp;m,
      </span>{' '}
      <b>{pounds(total)}</b>
    </>
  );
}

const block = css({ width: '148px', marginBlock: '4px' });
