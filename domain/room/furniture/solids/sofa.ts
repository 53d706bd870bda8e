import type { Solid } from './solid';

/** A sofa with arms, two seats and two cushions. */
export const sofa: readonly Solid[] = [
  { along: [0.06, 0.12], off: [0.8, 0.86], high: [0, 0.09], of: 'metal' },
  { along: [1.98, 2.04], off: [0.8, 0.86], high: [0, 0.09], of: 'metal' },
  { along: [0, 2.1], off: [0, 0.9], high: [0.09, 0.3], of: 'fabric' },
  { along: [0, 2.1], off: [0, 0.22], high: [0.3, 0.8], of: 'fabric', plan: 'outlined' },
  { along: [0, 0.16], off: [0.22, 0.9], high: [0.3, 0.6], of: 'fabric', plan: 'outlined' },
  { along: [1.94, 2.1], off: [0.22, 0.9], high: [0.3, 0.6], of: 'fabric', plan: 'outlined' },
  { along: [0.17, 1.045], off: [0.22, 0.89], high: [0.3, 0.44], of: 'fabric' },
  { along: [1.055, 1.93], off: [0.22, 0.89], high: [0.3, 0.44], of: 'fabric' },
  { along: [0.24, 0.66], off: [0.24, 0.37], high: [0.44, 0.8], of: 'cushion' },
  { along: [1.46, 1.88], off: [0.24, 0.37], high: [0.44, 0.78], of: 'pale' },
];
