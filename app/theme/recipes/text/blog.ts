import { defineSlotRecipe } from '@pandacss/dev';

/** The list of posts: hairlines instead of boxes, the newest with the largest picture. */
export const blog = defineSlotRecipe({
  className: 'blog',
  jsx: ['Blog', 'PostCard'],
  slots: ['card', 'picture', 'text', 'title', 'link', 'excerpt', 'facts'],
  base: {
    card: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(8, minmax(0, 1fr))',
        lg: 'repeat(12, minmax(0, 1fr))',
      },
      columnGap: 'gutter',
      gridTemplateRows: { md: 'auto 1fr', lg: 'auto' },
      rowGap: { base: '4', md: '3' },
      borderTop: '1px solid {colors.line}',
      paddingTop: '6',
      paddingBottom: 'block',
      '&[data-first]': { borderTopColor: 'text', lg: { gridTemplateRows: 'auto 1fr' } },
      '&:last-of-type': { paddingBottom: 'section' },
    },
    // Beside the text and, below 1024 px, also beside the facts under it.
    picture: {
      aspectRatio: '8 / 5',
      md: { gridColumn: '1 / span 4', gridRow: '1 / span 2' },
      lg: { gridRow: '1' },
      '[data-first] > &': { lg: { gridColumn: '1 / span 7', gridRow: '1 / span 2' } },
    },
    text: {
      display: 'grid',
      alignContent: 'start',
      gap: '3',
      md: { gridColumn: '5 / -1' },
      lg: { gridColumn: '5 / span 5' },
      '[data-first] > &': { lg: { gridColumn: '8 / -1' } },
    },
    title: { textStyle: 'subheading', '[data-first] &': { lg: { textStyle: 'heading' } } },
    link: {
      _hover: {
        color: 'accentInk',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        textDecorationThickness: '1px',
      },
      _before: { content: '""', position: 'absolute', inset: '0' },
    },
    excerpt: { color: 'textMuted', maxWidth: '46ch' },
    facts: {
      textStyle: 'small',
      color: 'textMuted',
      md: { gridColumn: '5 / -1' },
      lg: { gridColumn: '10 / -1' },
      '[data-first] > &': { lg: { gridColumn: '8 / -1' } },
    },
  },
});
