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
  rows: [
    { what: 'Cost of the shell per m², before VAT', ...figures.costPerSquareMetre },
    { what: 'Build time', ...figures.buildTime },
    { what: 'U-value', ...figures.uValue },
    { what: 'Material waste', ...figures.materialWaste },
    { what: 'Guarantee', modular: '10 years, structural', traditional: 'Varies' },
  ] satisfies readonly Comparison[],
} as const;
