import type { RoomTypeId } from './room-types';

/** A row of the starting prices table (specification §9); `from` is in pounds. */
export type StartingPrice = {
  readonly roomType: RoomTypeId;
  readonly product: string;
  readonly from: number;
  readonly typicalSize: string;
  readonly installation: string;
};

export const fromPrices: readonly StartingPrice[] = [
  {
    roomType: 'garden-room',
    product: 'Garden Rooms',
    from: 28_000,
    typicalSize: '4\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–3 weeks',
  },
  {
    roomType: 'office',
    product: 'Garden Offices',
    from: 30_000,
    typicalSize: '4\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–3 weeks',
  },
  {
    roomType: 'extension',
    product: 'Modular House Extensions (3 walls)',
    from: 35_000,
    typicalSize: 'varies',
    installation: '3–5 weeks',
  },
  {
    roomType: 'dual-purpose',
    product: 'Dual Purpose Spaces',
    from: 32_000,
    typicalSize: '5\u00a0m\u00a0×\u00a04\u00a0m',
    installation: '2–4 weeks',
  },
];
