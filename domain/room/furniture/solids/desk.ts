import { legs, type Solid } from './solid';

/** A desk with a screen, and its chair in front. */
export const desk: readonly Solid[] = [
  { along: [0, 1.6], off: [0, 0.8], high: [0.7, 0.74], of: 'wood' },
  ...legs([0, 1.6], [0, 0.8], 0.7),
  { along: [0.72, 0.88], off: [0.08, 0.22], high: [0.74, 0.755], of: 'screen' },
  { along: [0.77, 0.83], off: [0.12, 0.145], high: [0.755, 0.9], of: 'screen' },
  { along: [0.48, 1.12], off: [0.12, 0.15], high: [0.9, 1.28], of: 'screen', plan: 'outlined' },
  { along: [0.6, 1], off: [0.42, 0.56], high: [0.74, 0.755], of: 'pale' },
  { along: [1.24, 1.46], off: [0.3, 0.6], high: [0.74, 0.765], of: 'bookGreen' },
  { along: [0.14, 0.24], off: [0.16, 0.26], high: [0.74, 0.84], of: 'cushion' },
  { along: [0.58, 1.02], off: [0.84, 1.26], high: [0.43, 0.5], of: 'seat', plan: 'filled' },
  { along: [0.6, 1], off: [1.28, 1.33], high: [0.58, 0.98], of: 'seat', plan: 'filled' },
  { along: [0.77, 0.83], off: [1.27, 1.3], high: [0.46, 0.58], of: 'metal' },
  { along: [0.775, 0.825], off: [1.025, 1.075], high: [0.07, 0.43], of: 'metal' },
  { along: [0.56, 1.04], off: [1.03, 1.07], high: [0.03, 0.07], of: 'metal' },
  { along: [0.78, 0.82], off: [0.81, 1.03], high: [0.03, 0.07], of: 'metal' },
  { along: [0.78, 0.82], off: [1.07, 1.29], high: [0.03, 0.07], of: 'metal' },
];
