import type { InsideInk } from '#domain/scene/inside/inside-ink';
import type { Palette } from './colour';

export const INSIDE: Palette<InsideInk> = {
  lining: { day: 'oklch(0.965 0.006 88)', evening: 'oklch(0.86 0.052 80)' },
  floor: { day: 'oklch(0.775 0.052 72)', evening: 'oklch(0.62 0.07 62)' },
};
