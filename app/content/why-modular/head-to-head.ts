import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { marketingFigures as figures } from './marketing-figures';

/** One line of the comparison; `modular` and `traditional` are shown as written. */
export type Comparison = {
  readonly what: string;
  readonly modular: string;
  readonly traditional: string;
};

/** The "Head-to-Head Comparison" of /why-modular (specification §2, figures of §9). */
export const headToHead = {
  heading: 'Head-to-Head Comparison',
  columns: { what: 'What', modular: 'Modular', traditional: 'Traditional' },
} as const;

/** Its lines, in order. */
export const comparisons = ({ years }: Pick<CompanyFacts, 'years'>): readonly Comparison[] => [
  { what: 'Cost of the shell per m², before VAT', ...figures.costPerSquareMetre },
  { what: 'Build time', ...figures.buildTime },
  { what: 'U-value', ...figures.uValue },
  { what: 'Material waste', ...figures.materialWaste },
  { what: 'Guarantee', modular: `${years.guarantee} years, structural`, traditional: 'Varies' },
];
