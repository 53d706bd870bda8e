import { marketingFigures as figures } from './marketing-figures';

export type Benefit = { readonly title: string; readonly text: string };

/** The heading above the six benefit cards. */
export const benefitsHead = {
  heading: 'What a workshop changes',
  lead: 'Half of the building is made where it never rains.',
} as const;

/** The six benefit cards of /why-modular (specification §2). */
export const benefits: readonly Benefit[] = [
  {
    title: figures.faster,
    text: `${figures.buildTime.modular} instead of ${figures.buildTime.traditional}: panels are made while the ground is prepared.`,
  },
  { title: 'A fixed price', text: 'In writing after the site visit, and kept.' },
  {
    title: 'Less waste',
    text: `${figures.materialWaste.modular} of the material, against ${figures.materialWaste.traditional} on a traditional site.`,
  },
  {
    title: 'A warmer room',
    text: `U-value ${figures.uValue.modular}: ${figures.energy} than a traditional build.`,
  },
  { title: 'A drier build', text: 'Insulation and boards never stand in the rain.' },
  { title: 'Fewer days of noise', text: 'Weeks on site, in working hours, beside your house.' },
];
