import { defineSlotRecipe } from '@pandacss/dev';

/** The footer on the sunken background, five columns from 1,024 px. */
export const footer = defineSlotRecipe({
  className: 'footer',
  staticCss: ['*'],
  jsx: ['Footer'],
  slots: ['root', 'grid', 'brand', 'own', 'title', 'item', 'social', 'tiles', 'news', 'legal'],
  base: {
    root: {
      background: 'sunken',
      paddingTop: '16',
      paddingBottom: '10',
      textStyle: 'small',
    },
    grid: {
      display: 'grid',
      gridTemplateColumns: {
        // Two lists side by side on a phone, stacked when text is enlarged.
        base: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(12, minmax(0, 1fr))',
      },
      columnGap: 'gutter',
      rowGap: '10',
      '& > :nth-child(1)': { gridColumn: { base: '1 / -1', md: 'auto', lg: '1 / span 3' } },
      '& > :nth-child(2)': { gridColumn: { lg: '4 / span 2' } },
      '& > :nth-child(3)': { gridColumn: { lg: '6 / span 2' } },
      '& > :nth-child(4)': { gridColumn: { base: '1 / -1', md: 'auto', lg: '8 / span 2' } },
      '& > :nth-child(5)': { gridColumn: { base: '1 / -1', md: 'auto', lg: '10 / -1' } },
    },
    brand: {
      '& > a': { display: 'inline-block', marginBottom: '3' },
      '& > p': { color: 'textMuted', maxWidth: '38ch' },
    },
    // Two columns below the two lists of a phone.
    own: {
      '& > ul': {
        display: { smDown: 'grid' },
        gridTemplateColumns: '1fr 1fr',
        columnGap: 'gutter',
      },
    },
    title: { textStyle: 'label', marginBottom: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', lg: '36px' },
      '&:is(a):hover': {
        color: 'accentInk',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
      '&:not(a)': { color: 'textMuted' },
    },
    social: {
      display: 'flex',
      gap: '2',
      marginTop: '5',
      '& > *': {
        width: 'target',
        height: 'target',
        display: 'grid',
        placeItems: 'center',
        border: '1px solid {colors.line}',
        borderRadius: 'control',
        color: 'textMuted',
      },
      '& > button': { cursor: 'not-allowed' },
      '& > a:hover': { color: 'accentInk', borderColor: 'accentInk' },
    },
    tiles: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: '2',
      maxWidth: '340px',
      marginTop: '6',
      '& > li': {
        aspectRatio: '1',
        display: 'grid',
        placeItems: 'center',
        border: '1px solid {colors.line}',
      },
      '& svg': { width: '56%', height: '56%' },
    },
    news: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: '2',
      marginTop: '2',
    },
    legal: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      marginTop: '12',
      paddingTop: '3',
      paddingRight: '72px',
      borderTop: '1px solid {colors.line}',
      color: 'textMuted',
      '& > p': {
        width: { base: '100%', lg: 'auto' },
        marginRight: 'auto',
        paddingBlock: '10px',
      },
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: '44px',
        minHeight: 'target',
        _hover: { color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  variants: {
    // Leaves space for the builder's running price, which is fixed over the end of the page.
    overBar: { true: { root: { paddingBottom: { base: '128px', lg: '10' } } } },
  },
});
