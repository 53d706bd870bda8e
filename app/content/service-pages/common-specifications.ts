import type { RoomTypeId } from '#domain/room-types';
import { STARTING_PRICES, typicalSize } from '#domain/estimate/starting-prices';
import type { SpecificationRow } from './service-page';

/** The specification rows on every service page, with the size and time of its room type. */
export function commonSpecifications(roomType: RoomTypeId): readonly SpecificationRow[] {
  const { installation } = STARTING_PRICES[roomType];
  return [
    { label: 'Typical size', value: typicalSize(roomType) },
    { label: 'Internal height', value: '2.5\u00a0m' },
    { label: 'Insulation', value: '125\u00a0mm PIR' },
    { label: 'U-value', value: '0.15–0.18\u00a0W/m²K' },
    { label: 'Installation', value: installation },
    { label: 'Structural guarantee', value: '10 years' },
  ];
}
