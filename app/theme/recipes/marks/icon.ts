import { defineRecipe } from '@pandacss/dev';

/** Line icons on a 20 px grid: 1.5 px stroke, square ends, no fill. */
export const icon = defineRecipe({
  className: 'icon',
  base: {
    width: 'icon',
    height: 'icon',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  },
});
