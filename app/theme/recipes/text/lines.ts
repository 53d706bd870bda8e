import { defineSlotRecipe } from '@pandacss/dev';

/** Price lines under hairlines, figures right-aligned and tabular, the total under an ink line. */
export const lines = defineSlotRecipe({
  className: 'lines',
  jsx: ['PriceLines'],
  slots: ['root', 'row', 'detail', 'amount', 'sum'],
  base: {
    root: { textStyle: 'small' },
    row: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '9px',
      borderBottom: '1px solid {colors.line}',
      '&[data-included]': { color: 'textMuted' },
    },
    detail: { display: 'block', textStyle: 'caption', color: 'textMuted' },
    amount: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
    sum: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      marginTop: '-1px',
      paddingTop: '14px',
      paddingBottom: '9px',
      borderTop: '1px solid {colors.text}',
      '& > dt': { textStyle: 'label' },
      '& > dd': { fontWeight: '560' },
    },
  },
});
