/** The five counties that the table of districts knows (specification §2, Coverage checker). */
export const COUNTY_NAMES = [
  'Northamptonshire',
  'Bedfordshire',
  'Buckinghamshire',
  'Leicestershire',
  'Warwickshire',
] as const;

export type CountyName = (typeof COUNTY_NAMES)[number];
