import type { ClimateRegion } from '#domain/room/energy/climate';
import type { CountyName } from './county-name';

/**
 * The climate that a county's rooms are calculated with. SAP 2012 has its regions by postcode; of the two that we
 * have, Bedfordshire is beside East Anglia, and the others are in the Midlands or next to them (decision 0126).
 */
export const COUNTY_CLIMATES: Readonly<Record<CountyName, ClimateRegion>> = {
  Northamptonshire: 'Midlands',
  Bedfordshire: 'East Anglia',
  Buckinghamshire: 'Midlands',
  Leicestershire: 'Midlands',
  Warwickshire: 'Midlands',
};
