import { defineSlotRecipe } from '@pandacss/dev';

/** The chosen options, row by row, each with a link back to its step. */
export const recap = defineSlotRecipe({
  className: 'recap',
  slots: ['root', 'row', 'term', 'value', 'change'],
  base: {
    root: { marginTop: '2' },
    row: {
      // Where letters are large, the value stands below its term.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignItems: 'center',
      minHeight: '52px',
      paddingBlock: '6px',
      borderTop: '1px solid {colors.line}',
      textStyle: 'small',
    },
    term: { flex: { base: '0 0 5.5rem', sm: '0 0 7.5rem' }, color: 'textMuted' },
    // A single line fits the row's own height; several keep their distance from the rules.
    value: { flex: '1 1 6rem', paddingBlock: '6px' },
    change: {
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'center',
      paddingLeft: '3',
      color: 'accentInk',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
