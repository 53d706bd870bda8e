import { defineKeyframes } from '@pandacss/dev';

/** The few animations; reduced motion shortens them all to 1 ms. */
export const keyframes = defineKeyframes({
  turn: { to: { rotate: '1turn' } },
  shimmer: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { translate: '0 100%' } },
  'step-on': { from: { translate: '12px 0', opacity: 0 } },
  'step-back': { from: { translate: '-12px 0', opacity: 0 } },
  drop: { from: { translate: '0 -12px', opacity: 0 } },
});
