import type { Solid } from './solid';

/** A double bed with its head to the wall. */
export const bed: readonly Solid[] = [
  { along: [0, 1.35], off: [0, 0.06], high: [0, 0.9], of: 'wood' },
  { along: [0, 1.35], off: [0.06, 1.9], high: [0.1, 0.3], of: 'wood' },
  { along: [0.02, 1.33], off: [0.06, 1.88], high: [0.3, 0.48], of: 'pale' },
  { along: [0.1, 0.62], off: [0.12, 0.5], high: [0.48, 0.6], of: 'pale', plan: 'outlined' },
  { along: [0.73, 1.25], off: [0.12, 0.5], high: [0.48, 0.6], of: 'pale', plan: 'outlined' },
  { along: [0, 1.35], off: [0.7, 1.9], high: [0.48, 0.53], of: 'fabric', plan: 'outlined' },
];
