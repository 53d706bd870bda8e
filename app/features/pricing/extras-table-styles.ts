import { css } from '#styled/css';

/** Two columns under hairlines, figures right-aligned and tabular. */
export const extrasTable = {
  table: css({ width: 'full', borderCollapse: 'collapse' }),
  head: css({
    '& th': {
      textStyle: 'caption',
      color: 'textMuted',
      textAlign: 'left',
      padding: '0 0 10px',
      borderBottom: '1px solid {colors.text}',
    },
    '& th:last-child': { textAlign: 'right' },
  }),
  row: css({
    '& > *': {
      height: '60px',
      padding: '0',
      borderBottom: '1px solid {colors.line}',
      textAlign: 'left',
    },
    '& > th': { textStyle: 'label', fontSize: '1.0625rem' },
    '& > td': { textAlign: 'right', paddingLeft: '4' },
  }),
  amount: css({
    color: 'price',
    fontWeight: '560',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  included: css({ color: 'textMuted' }),
};
