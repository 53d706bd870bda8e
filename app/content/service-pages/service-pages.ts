import { dualPurpose } from './dual-purpose';
import { gardenOffices } from './garden-offices';
import { gardenRooms } from './garden-rooms';
import type { ServicePage } from './service-page';
import { threeWallExtensions } from './three-wall-extensions';

/** The four service pages, in menu order. */
export const servicePages: readonly ServicePage[] = [
  gardenRooms,
  gardenOffices,
  threeWallExtensions,
  dualPurpose,
];

/** The page at /services/`slug`; undefined when there is none. */
export function servicePage(slug: string): ServicePage | undefined {
  return servicePages.find((page) => page.slug === slug);
}
