import { defineRecipe } from '@pandacss/dev';

/** Columns of 4, 8 or 12; a child spans all of them until it says otherwise. */
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
