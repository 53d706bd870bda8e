import type { StepNumber } from '#domain/draft/steps';

/** What stands above each step (headings of steps 1 and 2: specification §2, "Configurator start"). */
export const STEP_TEXTS: Record<StepNumber, { heading: string; intro: string }> = {
  1: {
    heading: 'Choose Your Room Type',
    intro: 'Four rooms, built the same careful way. You can change your mind at every step.',
  },
  2: {
    heading: 'Select Your Shell Size',
    intro: 'All drawn to one scale: one square is one metre.',
  },
  3: {
    heading: 'Windows & Doors',
    intro: 'Watch the plan. We agree exact positions with you at the site visit.',
  },
  4: {
    heading: 'Features',
    intro: 'Take as many as you like, or none. All of them can be added to the quote later.',
  },
  5: {
    heading: 'Finishes',
    intro:
      'One choice in each group. Ask for samples at the site visit: wood looks different in your light.',
  },
  6: {
    heading: 'Summary',
    intro: 'Check it through. You can change anything now, and again after the site visit.',
  },
};
