import { css } from '#styled/css';

/** A table of five columns; below 900 px each row becomes a block with labelled cells. */
export const styles = {
  table: css({
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media (max-width: 899px)': { display: 'block' },
  }),
  caption: css({ srOnly: true }),
  head: css({
    '& th': {
      textStyle: 'caption',
      color: 'textMuted',
      textAlign: 'left',
      padding: '0 0 10px',
      borderBottom: '1px solid {colors.text}',
    },
    '& th:nth-child(n + 3)': { textAlign: 'right' },
    '@media (max-width: 899px)': { srOnly: true },
  }),
  body: css({ '@media (max-width: 899px)': { display: 'block' } }),
  row: css({
    '& > *': { paddingBlock: '22px', borderBottom: '1px solid {colors.line}' },
    '& > :nth-child(n + 3)': { textAlign: 'right', paddingLeft: '6', whiteSpace: 'nowrap' },
    '@media (max-width: 899px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '6px 16px',
      padding: '16px 0 20px',
      borderTop: '1px solid {colors.line}',
      '& > *': { padding: '0 !important', border: '0', whiteSpace: 'normal !important' },
      '& > [data-h]::before': {
        content: 'attr(data-h)',
        display: 'block',
        textStyle: 'caption',
        color: 'textMuted',
      },
    },
  }),
  size: css({
    textStyle: 'subheading',
    textAlign: 'left',
    width: '9%',
    whiteSpace: 'nowrap',
    '@media (max-width: 899px)': { alignSelf: 'end', width: 'auto' },
  }),
  /** A faint rule at every £25,000, a fifth of the width. */
  bars: css({
    width: '46%',
    background:
      'repeating-linear-gradient(90deg, {colors.line} 0 1px, transparent 1px 20%) no-repeat',
    '@media (max-width: 899px)': {
      gridColumn: '1 / -1',
      width: 'auto',
      paddingBlock: '10px !important',
    },
  }),
  traditional: css({
    color: 'textMuted',
    '@media (max-width: 899px)': { textAlign: 'left !important' },
  }),
  modular: css({ fontWeight: '560' }),
  savings: css({
    color: 'price',
    fontWeight: '560',
    '@media (max-width: 899px)': { gridArea: '1 / 2', alignSelf: 'end' },
  }),
};
