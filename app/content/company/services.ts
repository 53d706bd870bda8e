import type { RoomTypeId } from '#domain/room/options/room-types';
import { startingPrice } from '#domain/design/estimate/starting-prices';

/** One of the four services, as shown in menus and tiles. */
export type Service = {
  readonly id: RoomTypeId;
  readonly to: ServicePath;
  readonly name: string;
  /** For narrow columns: the mobile panel and the footer. */
  readonly shortName: string;
  readonly footerName: string;
  /** "From £28,000" */
  readonly from: string;
};

export type ServicePath =
  | '/services/garden-rooms'
  | '/services/garden-offices'
  | '/services/3-wall-extensions'
  | '/services/dual-purpose';

export const services: readonly Service[] = [
  {
    id: 'garden-room',
    to: '/services/garden-rooms',
    name: 'Garden Rooms',
    shortName: 'Garden Rooms',
    footerName: 'Garden Rooms',
    from: `From ${startingPrice('garden-room')}`,
  },
  {
    id: 'office',
    to: '/services/garden-offices',
    name: 'Garden Offices',
    shortName: 'Garden Offices',
    footerName: 'Garden Offices',
    from: `From ${startingPrice('office')}`,
  },
  {
    id: 'extension',
    to: '/services/3-wall-extensions',
    name: 'Modular House Extensions (3 walls)',
    shortName: 'Extensions (3\u00a0walls)',
    footerName: 'House Extensions',
    from: `From ${startingPrice('extension')}`,
  },
  {
    id: 'dual-purpose',
    to: '/services/dual-purpose',
    name: 'Dual Purpose Spaces',
    shortName: 'Dual Purpose Spaces',
    footerName: 'Dual Purpose',
    from: `From ${startingPrice('dual-purpose')}`,
  },
];
