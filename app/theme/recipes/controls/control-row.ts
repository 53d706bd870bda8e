import { defineSlotRecipe } from '@pandacss/dev';

/** A ruled row: the label on the left, its counter or switch on the right. */
export const controlRow = defineSlotRecipe({
  className: 'controlRow',
  slots: ['root', 'title', 'hint'],
  base: {
    root: {
      // Where letters are too large for both, the control stands below.
      display: 'flex',
      flexWrap: 'wrap',
      '& > :first-child': { flex: '1 1 min-content' },
      alignItems: 'center',
      gap: '4',
      paddingBlock: { base: '5', _phone: '3' },
      borderTop: '1px solid {colors.line}',
      '&:last-of-type': { borderBottom: '1px solid {colors.line}' },
    },
    title: { textStyle: 'subheading' },
    hint: { textStyle: 'small', color: 'textMuted', marginTop: '2px' },
  },
});
