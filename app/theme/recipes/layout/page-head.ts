import { defineSlotRecipe } from '@pandacss/dev';

/** The head of an inner page: title on columns 1–8, the rest on 9–12. */
export const pageHead = defineSlotRecipe({
  className: 'pageHead',
  slots: ['root', 'main', 'title', 'rest'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '5',
      paddingTop: { base: '10', lg: '72px' },
      paddingBottom: 'block',
    },
    main: { gridColumn: { lg: '1 / span 8' } },
    title: { textStyle: 'title' },
    rest: {
      textStyle: 'lead',
      maxWidth: '42ch',
      color: 'textMuted',
      lg: { gridColumn: '9 / -1', alignSelf: 'end', paddingBottom: '2' },
    },
  },
});
