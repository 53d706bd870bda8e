import { css } from '#styled/css';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { pounds } from '#domain/pricing/money';
import { smallestRoom } from '#domain/estimate/smallest-room';
import type { RoomTypeId } from '#domain/room-types';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration };

/** "2.5 m × 3 m, £15,710": the smallest room of a type, from this price list. */
export function SmallestRoom({ roomType, pricing }: Props) {
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
