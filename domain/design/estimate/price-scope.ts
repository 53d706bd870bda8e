import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { ourCounties } from '#domain/site/content/facts/fact-words';

/** "10 year structural guarantee" */
export function guaranteeWords({ years }: Pick<CompanyFacts, 'years'>): string {
  return `${years.guarantee} year structural guarantee`;
}

/** What every price includes, whatever is chosen. */
export function alwaysIncluded(facts: Pick<CompanyFacts, 'coverage' | 'years'>) {
  return {
    paperwork: 'Site visit, drawings and a written quote',
    insulation: 'Insulated floor, walls and roof',
    installation: `Delivery and installation in ${ourCounties(facts.coverage)}`,
    regulations: 'Building regulation compliance',
    guarantee: guaranteeWords(facts),
  };
}

/** What no builder price includes; a written quote names what applies. */
export const NEVER_INCLUDED = [
  'The supply cable from the house, by its length',
  'Planning application and certificate fees, if you need them',
  'Difficult ground: slopes, trees, drains to be moved',
  'Removing old sheds, bases and trees',
  'Water, drainage and a WC',
  'Paths, decking, planting and furniture',
] as const;
