import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

export type Founder = { readonly role: string; readonly text: string };
export type CompanyValue = { readonly title: string; readonly text: string };

/** The text of /about (specification §2, About). Founders appear as roles only. */
export const about = ({ years }: Pick<CompanyFacts, 'years'>) =>
  ({
    title: 'Two trades, one workshop',
    lead: `We build rooms for gardens, and we have been building for ${years.experience} years.`,
    picture: 'about-workshop.jpg',
    story: {
      heading: 'How we came to modules',
      paragraphs: [
        'One of us builds, the other listens and draws. For years we did what builders do: a hole, a load of bricks, and a hope for dry weather. Good houses came of it, and much waiting.',
        'Garden rooms asked for something else. They are small enough to make well indoors and near enough to the house that nobody wants a building site beside the kitchen for half a year. So we moved the work under a roof. Panels are cut and insulated in the dry, and what leaves the workshop is numbered and fits.',
        'The craft did not change. Corners are still square, gutters still fall the right way, and the person who measures your garden is a person who has built in many of them.',
      ],
    },
    founders: {
      heading: 'Who you will meet',
      cards: [
        {
          role: 'Co-Founder & Master Builder',
          text: 'Comes to your garden with a tape and a level, answers for everything that is built there, and hands over the key.',
        },
        {
          role: 'Co-Founder & Sales Director',
          text: 'Talks to you on the first video call, turns a wish into a drawing and a price, and stays your contact until the end.',
        },
      ] satisfies readonly Founder[],
    },
    values: {
      heading: 'What we hold to',
      items: [
        {
          title: 'Quality First',
          text: `We build to the building regulations even where the law would let us off, and guarantee the structure for ${years.guarantee} years.`,
        },
        {
          title: 'Transparent Process',
          text: 'Prices stand on this site, line by line. The estimate says what it includes, and the written quote says what it does not.',
        },
        {
          title: 'Client Partnership',
          text: 'You know who is on site tomorrow and why. If something should be done differently, we say so before it is built.',
        },
      ] satisfies readonly CompanyValue[],
    },
  }) as const;
