import type { Solid } from './solid';

/** A treadmill, its side to the wall. */
export const treadmill: readonly Solid[] = [
  { along: [0, 1.8], off: [0.04, 0.76], high: [0.03, 0.14], of: 'metal' },
  { along: [0.06, 1.5], off: [0.14, 0.66], high: [0.14, 0.17], of: 'screen', plan: 'outlined' },
  { along: [1.54, 1.78], off: [0.1, 0.7], high: [0.14, 0.26], of: 'seat' },
  { along: [1.58, 1.65], off: [0.06, 0.12], high: [0.26, 1.1], of: 'metal' },
  { along: [1.58, 1.65], off: [0.68, 0.74], high: [0.26, 1.1], of: 'metal' },
  { along: [1.2, 1.58], off: [0.06, 0.1], high: [0.86, 0.9], of: 'metal' },
  { along: [1.2, 1.58], off: [0.7, 0.74], high: [0.86, 0.9], of: 'metal' },
  { along: [1.54, 1.68], off: [0.06, 0.74], high: [1.1, 1.35], of: 'seat', plan: 'outlined' },
];
