import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { weeksWords, withinWorkingDays } from '#domain/site/content/facts/fact-words';

/** Which drawing a step has; the components hold the drawings. */
export type JourneyIcon = 'video' | 'tape' | 'drawing' | 'key';

export type JourneyStep = {
  readonly number: 1 | 2 | 3 | 4;
  readonly icon: JourneyIcon;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
};

/** The four steps of specification §9; {name} is a role, because we do not invent people. */
export const journeySteps = ({ leadTimes, promises }: CompanyFacts): readonly JourneyStep[] => [
  {
    number: 1,
    icon: 'video',
    title: 'Free video consultation',
    description:
      'With our sales director. Show us the garden on your phone, and we talk about use, light, size and budget.',
    duration: '20–30 minutes',
  },
  {
    number: 2,
    icon: 'tape',
    title: 'Site visit',
    description: `Our master builder measures access, levels and drains. A detailed written quote follows ${withinWorkingDays(promises.quoteWorkingDays)}.`,
    duration: '1–2 hours on site',
  },
  {
    number: 3,
    icon: 'drawing',
    title: 'Bespoke design',
    description:
      'Plans, elevations and finishes, drawn for your garden and changed until they are right.',
    duration: weeksWords(leadTimes.design),
  },
  {
    number: 4,
    icon: 'key',
    title: 'Installation',
    description:
      'Foundation, walls, roof, doors and finishes, by one team. We leave a swept room and a key.',
    duration: weeksWords(leadTimes.installation),
  },
];

export const journey = ({ leadTimes }: Pick<CompanyFacts, 'leadTimes'>) =>
  ({
    heading: 'Four steps, from first call to key',
    outlook: `Most projects complete within ${weeksWords(leadTimes.project)} from design approval.`,
  }) as const;
