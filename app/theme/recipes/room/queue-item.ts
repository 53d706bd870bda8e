import { defineSlotRecipe } from '@pandacss/dev';

/** One request: its picture on columns 1–4, its state on 5–9, figures on 10–12. */
export const queueItem = defineSlotRecipe({
  className: 'queueItem',
  slots: ['root', 'picture', 'body', 'title', 'actions', 'figures', 'reference'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '4',
      borderTop: '1px solid {colors.text}',
      paddingTop: '5',
      paddingBottom: { base: '8', lg: '12' },
    },
    picture: { aspectRatio: '3 / 2', height: 'auto', gridColumn: { lg: '1 / span 4' } },
    body: { gridColumn: { lg: '5 / span 5' }, paddingLeft: { lg: '2' } },
    title: { textStyle: 'subheading', margin: '8px 0 4px' },
    actions: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2',
      marginTop: '5',
      '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap' },
    },
    figures: { display: 'grid', gap: '2px', alignContent: 'start', gridColumn: { lg: '10 / -1' } },
    reference: {
      fontSize: '1.0625rem',
      fontWeight: '560',
      lineHeight: '1.3',
      letterSpacing: '0.02em',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
