import { defineSlotRecipe } from '@pandacss/dev';

/** One article: the text on columns 1–7, related content on 9–12. */
export const article = defineSlotRecipe({
  className: 'article',
  jsx: ['Post', 'LegalPage'],
  slots: ['body', 'text', 'aside', 'asideTitle', 'source', 'next', 'nextTitle'],
  base: {
    body: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '12',
      paddingTop: 'block',
      paddingBottom: 'section',
    },
    text: { gridColumn: { lg: '1 / span 7' }, minWidth: '0' },
    aside: { gridColumn: { lg: '9 / -1' }, textStyle: 'small' },
    asideTitle: { textStyle: 'label', borderTop: '1px solid {colors.text}', paddingTop: '4' },
    source: {
      display: 'block',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
      _hover: { color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    next: { borderTop: '1px solid {colors.text}', paddingTop: '5', paddingBottom: 'section' },
    nextTitle: {
      textStyle: 'heading',
      maxWidth: '28ch',
      textWrap: 'balance',
      marginTop: '2',
      marginBottom: '4',
    },
  },
});
