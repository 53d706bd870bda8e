import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { marketingFigures as figures } from './marketing-figures';

/** Hero, quality card and closing of /why-modular (specification §2, Why modular). */
export const whyModularPage = {
  hero: {
    badge: 'Save up to 56% on construction costs',
    title: 'Why choose modular',
    /** One line each. */
    lead: [
      `${figures.costPerSquareMetre.modular} per m² instead of ${figures.costPerSquareMetre.traditional}.`,
      `${figures.buildTime.modular} instead of ${figures.buildTime.traditional}.`,
    ],
    quoteButton: 'Get Your Quote',
    workButton: 'View Our Work',
    picture: 'gallery-07.jpg',
  },
  quality: {
    heading: 'No Compromise on Quality',
    text: 'Modular says where a building is made, not how well. Ours is timber, board and insulation, like a good house, put together where the tape stays dry.',
  },
  closing: {
    heading: 'See what yours would cost',
    text: 'Six steps in the builder, and the price moves with every one of them.',
    builderButton: 'Start Room Builder',
  },
} as const;

/** The ticks of the quality card. */
export const qualityPoints = ({ years }: Pick<CompanyFacts, 'years'>) => [
  'Built to the building regulations, as standard',
  `Structure guaranteed for ${years.guarantee} years`,
  'Fully insured works',
  'One team from the workshop to the handover',
];
