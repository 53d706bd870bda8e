import { defineSlotRecipe } from '@pandacss/dev';

/** The contact page: the form on columns 1–7, other ways to reach us on 9–12. */
export const contact = defineSlotRecipe({
  className: 'contact',
  jsx: ['Contact'],
  slots: ['root', 'form', 'fields', 'cards', 'card', 'cardTitle', 'link', 'kept'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '14',
      paddingBottom: 'section',
    },
    form: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      alignContent: 'start',
      gap: '6',
      gridColumn: { lg: '1 / span 7' },
      borderTop: '1px solid {colors.text}',
      paddingTop: '5',
    },
    fields: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '6',
      rowGap: '5',
      width: '100%',
      '& > [data-wide]': { gridColumn: '1 / -1' },
    },
    cards: {
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 1fr)',
      },
      columnGap: 'gutter',
      gridColumn: { lg: '9 / -1' },
    },
    card: {
      borderTop: '1px solid {colors.line}',
      paddingTop: '4',
      paddingBottom: '6',
      lg: { '&:first-child': { borderTopColor: 'text' } },
    },
    cardTitle: { textStyle: 'label', marginBottom: '1' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      textStyle: 'subheading',
      overflowWrap: 'anywhere',
      _hover: { color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    kept: {
      gridColumn: { lg: '1 / span 7' },
      borderTop: '1px solid {colors.line}',
      paddingTop: '5',
      scrollMarginTop: 'calc({sizes.header} + 24px)',
    },
  },
});
