/** What every price includes, whatever is chosen. */
export const ALWAYS_INCLUDED = {
  paperwork: 'Site visit, drawings and a written quote',
  insulation: 'Insulated floor, walls and roof',
  installation: 'Delivery and installation in our five counties',
  regulations: 'Building regulation compliance',
  guarantee: '10 year structural guarantee',
} as const;

/** What no builder price includes; a written quote names what applies. */
export const NEVER_INCLUDED = [
  'The supply cable from the house, by its length',
  'Planning application and certificate fees, if you need them',
  'Difficult ground: slopes, trees, drains to be moved',
  'Removing old sheds, bases and trees',
  'Water, drainage and a WC',
  'Paths, decking, planting and furniture',
] as const;
