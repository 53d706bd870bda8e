import { defineRecipe } from '@pandacss/dev';

/** A details element that opens more: its summary carries a drawn chevron. */
export const disclosure = defineRecipe({
  className: 'disclosure',
  base: {
    '& > summary': {
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'label',
      color: 'accentInk',
    },
    '&[open] > summary svg': { rotate: '180deg' },
  },
});
