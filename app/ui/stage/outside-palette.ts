import type { OutsideInk } from '#domain/scene/outside/outside-ink';
import type { Palette } from './colour';

export const OUTSIDE: Palette<OutsideInk> = {
  sky: {
    day: { top: 'oklch(0.875 0.032 225)', bottom: 'oklch(0.975 0.014 85)' },
    evening: { top: 'oklch(0.275 0.035 255)', bottom: 'oklch(0.62 0.062 48)' },
  },
  lawn: {
    day: { top: 'oklch(0.82 0.052 128)', bottom: 'oklch(0.735 0.062 132)' },
    evening: { top: 'oklch(0.335 0.034 152)', bottom: 'oklch(0.24 0.026 158)' },
  },
};
