import { headToHead } from './head-to-head';
import { marketingFigures as figures } from './marketing-figures';

const { columns } = headToHead;

/** "modular build 8-12 weeks versus 6-9 months" from specification §9, in weeks for the drawing. */
export const buildTimes = {
  caption: 'Build time, drawn to one scale. Hatched: it can take as long as this.',
  bars: [
    {
      id: 'modular',
      label: columns.modular,
      words: figures.buildTime.modular,
      weeks: { from: 8, to: 12 },
    },
    {
      id: 'traditional',
      label: columns.traditional,
      words: figures.buildTime.traditional,
      weeks: { from: 26, to: 39 },
    },
  ],
} as const;
