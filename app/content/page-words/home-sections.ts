import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

/**
 * The text of the home page that comes with its HTML and never changes (specification §2, Home). In a
 * file of its own to keep it out of the page's bundle.
 */
export const homeSections = {
  services: {
    heading: 'Our Services',
    lead: 'Four buildings, one way of making them. Every price is where a finished building starts.',
    button: 'Learn More',
  },
  gallery: {
    heading: 'Rooms from our range',
    lead: 'What we make, in the gardens it is made for.',
    /** While all of them have come with the program. */
    noteAllSamples: 'Sample pictures: visualisations of buildings from our range.',
    noteSamples: 'Some are sample pictures: visualisations of buildings from our range.',
    note: 'Pictures are visualisations of buildings from our range.',
    noteSome: 'Some pictures are visualisations of buildings from our range.',
    /** On a picture of a room that the builder makes; its price follows. */
    build: 'Build one',
    button: 'View Full Gallery',
  },
} as const;

/** The four badges (specification §2, Home 1). */
export const heroBadges = ({ years }: Pick<CompanyFacts, 'years'>) => [
  `${years.experience} Years Experience`,
  'Building Regs Compliant',
  'Fully Insulated',
  `Fully Insured Works & ${years.guarantee} Year Guarantee`,
];

export const whyChoose = ({ company }: Pick<CompanyFacts, 'company'>) => ({
  heading: `Why Choose ${company.name}`,
  paragraphs: [
    'Panels, doors and windows are made under a roof, in the dry, and arrive in a form that fits.',
    'You get a fixed price, a clear timeline and one team from the first video call to the handover.',
  ],
  link: 'Modular and traditional, compared',
  picture: 'home-inside.jpg',
  caption: 'Inside one of our rooms (visualisation).',
});
