import { defineRecipe } from '@pandacss/dev';

/** Nothing here yet: one sentence under a hairline, followed by the next action. */
export const emptyNote = defineRecipe({
  className: 'emptyNote',
  base: {
    borderTop: '1px solid {colors.text}',
    paddingBlock: '5',
    '& > :first-child': { textStyle: 'subheading', marginBottom: '4' },
  },
});
