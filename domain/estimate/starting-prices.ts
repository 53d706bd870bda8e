import { pounds } from '#domain/pricing/money';
import type { RoomTypeId } from '#domain/room-types';

/** A row of the starting prices table (specification §9); `from` is in pounds. */
type StartingPrice = {
  readonly from: number;
  readonly typicalSize: string;
  readonly installation: string;
};

export const STARTING_PRICES: Readonly<Record<RoomTypeId, StartingPrice>> = {
  'garden-room': {
    from: 28_000,
    typicalSize: '4\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–3 weeks',
  },
  office: {
    from: 30_000,
    typicalSize: '4\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–3 weeks',
  },
  extension: {
    from: 35_000,
    typicalSize: 'varies',
    installation: '3–5 weeks',
  },
  'dual-purpose': {
    from: 32_000,
    typicalSize: '5\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–4 weeks',
  },
};

/** "£28,000" for 'garden-room'. */
export function startingPrice(roomType: RoomTypeId): string {
  return pounds(STARTING_PRICES[roomType].from);
}
