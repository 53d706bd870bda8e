import { defineSlotRecipe } from '@pandacss/dev';

/** The last step: recap, the large estimate with its lines, and the form below. */
export const summary = defineSlotRecipe({
  className: 'summary',
  slots: ['root', 'estimate', 'figure', 'vat', 'form'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8' },
    estimate: {
      borderTop: '1px solid {colors.text}',
      paddingTop: '4',
      '& > :first-child': { textStyle: 'label' },
    },
    figure: { marginTop: '6px', marginBottom: '3' },
    vat: { textStyle: 'small', color: 'textMuted' },
    form: { display: 'grid', gap: '5', maxWidth: 'form' },
  },
});
