import { defineSlotRecipe } from '@pandacss/dev';

/** The builder: steps at the top, choices on columns 1–7, the sticky board on 9–12. */
export const builderLayout = defineSlotRecipe({
  className: 'builderLayout',
  slots: [
    'head',
    'meta',
    'root',
    'main',
    'title',
    'intro',
    'side',
    'stick',
    'total',
    'acts',
    'note',
  ],
  base: {
    // Contained separately from the step below: a press changes only one of them at a time.
    head: {
      contain: 'layout style',
      paddingTop: { base: '1', lg: '5' },
      '@media (scripting: none)': { display: 'none' },
    },
    meta: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '32px',
      textStyle: 'caption',
      color: 'textMuted',
      hideFrom: 'lg',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '6',
      paddingTop: { base: '2', lg: '6' },
      '@media (scripting: none)': { paddingTop: '10' },
      paddingBottom: { base: '140px', lg: '120px' },
    },
    main: { gridColumn: { lg: '1 / span 7' } },
    title: { textStyle: 'heading', marginBottom: '2' },
    intro: {
      color: 'textMuted',
      maxWidth: '46ch',
      marginBottom: '6',
      '@media (scripting: none)': { display: 'none' },
    },
    side: {
      hideBelow: 'lg',
      gridColumn: '9 / -1',
      '@media (scripting: none)': { display: 'none' },
      // Paper is no screen of any width.
      '@media print': { display: 'none' },
    },
    stick: { position: 'sticky', top: 'calc({sizes.header} + 24px)' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingTop: '5',
      paddingBottom: '3',
      // Reserves the price's height before it arrives.
      '& > :first-child': {
        textStyle: 'label',
        _before: { content: '"\\200b"', textStyle: 'price' },
      },
    },
    acts: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3', marginTop: '4' },
    note: { textStyle: 'caption', color: 'textMuted', marginTop: '3' },
  },
});
