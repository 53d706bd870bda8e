import type { AboutWords } from './page-words';

/** What a new installation says on About (specification §2). Founders appear as roles only. */
export const STARTER_ABOUT: AboutWords = {
  title: 'Two trades, one workshop',
  lead: 'We build rooms for gardens, and we have been building for {experience-years} years.',
  picture: null,
  story: {
    heading: 'How we came to modules',
    text: [
      'One of us builds, the other listens and draws. For years we did what builders do: a hole, a load of bricks, and a hope for dry weather. Good houses came of it, and much waiting.',
      'Garden rooms asked for something else. They are small enough to make well indoors and near enough to the house that nobody wants a building site beside the kitchen for half a year. So we moved the work under a roof. Panels are cut and insulated in the dry, and what leaves the workshop is numbered and fits.',
      'The craft did not change. Corners are still square, gutters still fall the right way, and the person who measures your garden is a person who has built in many of them.',
    ].join('\n\n'),
  },
  founders: {
    heading: 'Who you will meet',
    builder: {
      role: 'Co-Founder & Master Builder',
      text: 'Comes to your garden with a tape and a level, answers for everything that is built there, and hands over the key.',
    },
    sales: {
      role: 'Co-Founder & Sales Director',
      text: 'Talks to you on the first video call, turns a wish into a drawing and a price, and stays your contact until the end.',
    },
  },
  values: {
    heading: 'What we hold to',
    first: {
      title: 'Quality First',
      text: 'We build to the building regulations even where the law would let us off, and guarantee the structure for {guarantee-years} years.',
    },
    second: {
      title: 'Transparent Process',
      text: 'Prices stand on this site, line by line. The estimate says what it includes, and the written quote says what it does not.',
    },
    third: {
      title: 'Client Partnership',
      text: 'You know who is on site tomorrow and why. If something should be done differently, we say so before it is built.',
    },
  },
};
