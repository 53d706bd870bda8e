import { defineSlotRecipe } from '@pandacss/dev';

/** The chosen options, row by row, each with a link back to its step. */
export const recap = defineSlotRecipe({
  className: 'recap',
  slots: ['root', 'row', 'term', 'value', 'change'],
  base: {
    root: { marginTop: '2' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '5.5rem minmax(0, 1fr) auto', sm: '7.5rem minmax(0, 1fr) auto' },
      gap: '3',
      alignItems: 'center',
      minHeight: '52px',
      paddingBlock: '6px',
      borderTop: '1px solid {colors.line}',
      textStyle: 'small',
    },
    term: { color: 'textMuted' },
    // A single line fits the row's own height; several keep their distance from the rules.
    value: { paddingBlock: '6px' },
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
