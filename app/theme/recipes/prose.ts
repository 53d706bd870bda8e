import { defineRecipe } from '@pandacss/dev';

const phone = '@media (max-width: 767px)';

/** Long reading: one column of at most 62 characters, headings close to what they head. */
export const prose = defineRecipe({
  className: 'prose',
  jsx: ['Prose'],
  base: {
    textStyle: 'body',
    maxWidth: '62ch',
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
    '& blockquote': { borderLeft: '1px solid {colors.lineStrong}', paddingLeft: '5' },
    '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'small' },
    '& thead': { borderBottom: '1px solid {colors.text}', textAlign: 'left' },
    '& th': {
      textStyle: 'caption',
      color: 'textMuted',
      paddingBlock: '2',
      verticalAlign: 'bottom',
    },
    '& th, & td': { paddingRight: '4' },
    '& td': { paddingBlock: '3', verticalAlign: 'top', borderBottom: '1px solid {colors.line}' },
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
      '& td': { paddingBlock: '1', borderBottom: 'none' },
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
