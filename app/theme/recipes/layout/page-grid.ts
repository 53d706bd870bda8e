import { defineRecipe } from '@pandacss/dev';

/** A grid of 4, 8 or 12 columns; children span all of them by default. */
export const pageGrid = defineRecipe({
  className: 'pageGrid',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(4, minmax(0, 1fr))',
      md: 'repeat(8, minmax(0, 1fr))',
      lg: 'repeat(12, minmax(0, 1fr))',
    },
    columnGap: 'gutter',
    '& > *': { gridColumn: '1 / -1' },
  },
});
