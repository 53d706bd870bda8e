import { defineRecipe } from '@pandacss/dev';

/** The page: at most 1,440 px wide, with the margin for its breakpoint. */
export const wrap = defineRecipe({
  className: 'wrap',
  jsx: ['Container'],
  base: {
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: 'margin',
  },
});
