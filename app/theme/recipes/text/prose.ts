import { defineRecipe } from '@pandacss/dev';

const phone = '@media (max-width: 767px)';

/** Long-form text: one column of at most 62 characters, headings close to what follows. */
export const prose = defineRecipe({
  className: 'prose',
  jsx: ['Prose'],
  base: {
    textStyle: 'body',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 62ch) minmax(0, 1fr)',
    '& > *': { gridColumn: '1' },
    // Tables with many narrow columns need the full width.
    '& > table:has(th:nth-child(4))': { gridColumn: '1 / -1' },
    '& > * + *': { marginTop: '5' },
    '& > h2': {
      textStyle: 'subheading',
      marginTop: '12',
      scrollMarginTop: 'calc({sizes.header} + 24px)',
    },
    '& > h2:first-child': { marginTop: '0' },
    '& > h3': { textStyle: 'label', marginTop: '8' },
    '& > h2 + *, & > h3 + *': { marginTop: '3' },
    '& a': {
      color: 'accentInk',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
    '& strong': { fontWeight: '600' },
    '& code': { fontFamily: 'inherit', fontWeight: '560' },
    '& ul': { listStyle: 'disc', paddingLeft: '5' },
    '& ol': { listStyle: 'decimal', paddingLeft: '6' },
    '& li': { textWrap: 'pretty' },
    '& li + li': { marginTop: '2' },
    '& li::marker': { color: 'textMuted' },
    '& img': { display: 'block', width: '100%', height: 'auto' },
    '& blockquote': { borderLeft: '1px solid {colors.lineStrong}', paddingLeft: '5' },
    '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'small' },
    '& thead': { borderBottom: '1px solid {colors.text}', textAlign: 'left' },
    '& th': {
      textStyle: 'caption',
      color: 'textMuted',
      paddingBlock: '2',
      verticalAlign: 'bottom',
    },
    '& th, & td': { paddingRight: '4', _last: { paddingRight: '0' } },
    '& td': {
      paddingBlock: '3',
      verticalAlign: 'top',
      borderBottom: '1px solid {colors.line}',
      textWrap: 'pretty',
    },
    '& [data-figures]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    [phone]: {
      '& table, & tbody, & tr, & td': { display: 'block' },
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tr': { borderTop: '1px solid {colors.text}', paddingBlock: '3' },
      '& td': { paddingBlock: '1', paddingRight: '0', borderBottom: 'none' },
      '& td::before': {
        content: 'attr(data-h)',
        display: 'block',
        textStyle: 'caption',
        color: 'textMuted',
      },
      '& td[data-figures]': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    },
  },
});
