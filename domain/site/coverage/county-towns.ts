import type { PlaceOnEarth } from '#domain/room/sun/sun-position';
import type { CountyName } from './county-name';

interface Town extends PlaceOnEarth {
  readonly name: string;
}

/**
 * The middle of each county's main town, to about a kilometre (GeoNames, geonames.org). The sun stands
 * within a degree of the same place all over the county.
 */
export const COUNTY_TOWNS: Readonly<Record<CountyName, Town>> = {
  Northamptonshire: { name: 'Northampton', latitude: 52.25, longitude: -0.88 },
  Bedfordshire: { name: 'Bedford', latitude: 52.13, longitude: -0.47 },
  Buckinghamshire: { name: 'Aylesbury', latitude: 51.82, longitude: -0.81 },
  Leicestershire: { name: 'Leicester', latitude: 52.64, longitude: -1.13 },
  Warwickshire: { name: 'Warwick', latitude: 52.28, longitude: -1.58 },
};
