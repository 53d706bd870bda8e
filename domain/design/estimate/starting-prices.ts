import { formatSize } from '#domain/room/geometry/format-size';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { pounds } from '#domain/text/money';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** A row of the starting prices table (specification §9); `from` is in pounds. */
type StartingPrice = {
  readonly from: number;
  /** Measured outside, as shells are; null where it varies. */
  readonly typical: ShellMeasures | null;
};

export const STARTING_PRICES: Readonly<Record<RoomTypeId, StartingPrice>> = {
  'garden-room': {
    from: 28_000,
    typical: { width: 4, depth: 4 },
  },
  office: {
    from: 30_000,
    typical: { width: 4, depth: 4 },
  },
  extension: {
    from: 35_000,
    typical: null,
  },
  'dual-purpose': {
    from: 32_000,
    typical: { width: 5, depth: 4 },
  },
};

/** "£28,000" for 'garden-room'. */
export function startingPrice(roomType: RoomTypeId): string {
  return pounds(STARTING_PRICES[roomType].from);
}

/** "12.5 m² inside, 4 m × 4 m outside" for 'garden-room', "varies" for 'extension'. */
export function typicalSize(roomType: RoomTypeId): string {
  const { typical } = STARTING_PRICES[roomType];
  return typical ? formatSize(typical, roomType) : 'varies';
}
