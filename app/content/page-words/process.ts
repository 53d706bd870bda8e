import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

export type ProcessBenefit = { readonly title: string; readonly text: string };

/** The text of /process besides the journey itself (specification §2, Process). */
export const processPage = {
  title: 'Our process',
  lead: 'Four steps, one team, and a date for each of them before you say yes.',
  journeyHeading: 'From first call to key',
  benefitsHeading: 'What you can hold us to',
} as const;

/** The six benefit cards; the titles come from the specification. */
export const processBenefits = ({
  years,
}: Pick<CompanyFacts, 'years'>): readonly ProcessBenefit[] => [
  {
    title: 'No pressure sales - just honest advice',
    text: 'If a smaller room or no room would serve you better, we say so on the first call.',
  },
  {
    title: 'Fixed price guarantee',
    text: 'After the site visit the price is in writing. It changes only if you change the building.',
  },
  {
    title: 'Clear timeline expectations',
    text: 'Your written quote names the week we start and the weeks we need.',
  },
  {
    title: 'Regular communication throughout',
    text: 'One contact and one number, from the first call to the key.',
  },
  {
    title: 'Building regulation compliance included',
    text: 'Drawings, notices and certificates are part of the price, not an extra.',
  },
  {
    title: `${years.guarantee}-year structural guarantee`,
    text: 'You get it in writing, with the key.',
  },
];
