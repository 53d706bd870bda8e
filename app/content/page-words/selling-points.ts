import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { decadesWords } from '#domain/site/content/facts/sentence-words';

export type SellingPoint = { readonly title: string; readonly text: string };

/** The four cards on the home page (specification §2, Home 3), in its order and words. */
export const sellingPoints = ({ years }: Pick<CompanyFacts, 'years'>): readonly SellingPoint[] => [
  {
    title: `${years.experience} years building excellence`,
    text: `Two trades, one workshop, and every lesson of ${decadesWords(years.experience)} in the detail.`,
  },
  {
    title: 'Fully insulated for year-round use',
    text: '125\u00a0mm of PIR in the walls. U-value 0.15–0.18\u00a0W/m²K.',
  },
  {
    title: 'Building regulation compliant as standard',
    text: 'On every building, exempt or not. The paperwork is ours to do.',
  },
  {
    title: 'Luxury finishes included',
    text: 'Timber outside, a skimmed and finished room inside. Cedar, composite and acoustic panels are yours to choose.',
  },
];
