import { defineRecipe } from '@pandacss/dev';

/** A flat block of the final size while something loads; invisible for the first 200 ms. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  jsx: ['Skeleton'],
  base: {
    display: 'block',
    background:
      'linear-gradient(90deg, {colors.sunken} 30%, {colors.line} 50%, {colors.sunken} 70%) 0 0 / 300% 100%',
    animation: 'shimmer 1.6s linear 1s infinite, appear {durations.quick} 200ms backwards',
  },
  variants: { shape: { line: { height: '14px' }, block: {} } },
  defaultVariants: { shape: 'line' },
});
