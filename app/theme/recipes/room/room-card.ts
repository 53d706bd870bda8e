import { defineSlotRecipe } from '@pandacss/dev';

/** Room type cards: text under the picture; on phones a small picture beside the name. */
export const roomCard = defineSlotRecipe({
  className: 'roomCard',
  slots: [
    'list',
    'root',
    'picture',
    'head',
    'name',
    'popular',
    'body',
    'line',
    'features',
    'feature',
  ],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' },
    },
    root: {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      '@media (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    },
    picture: {
      display: 'block',
      overflow: 'hidden',
      alignSelf: 'start',
      aspectRatio: '8 / 5',
      background: 'sunken',
      margin: '2px 0 0 2px',
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      '@media (min-width: 640px)': { margin: '2px 2px 0' },
    },
    head: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2',
      alignContent: 'center',
      padding: '8px 14px',
      '& [data-mark]': { gridArea: '1 / 2 / span 2', alignSelf: 'center' },
      '@media (min-width: 640px)': { padding: '14px 16px 0' },
    },
    name: { textStyle: 'label', fontSize: '1.0625rem' },
    popular: { color: 'price', fontSize: '0.875rem', fontWeight: '560' },
    body: {
      display: 'grid',
      gap: '1',
      gridColumn: '1 / -1',
      padding: '10px 14px 14px',
      textStyle: 'small',
      '@media (min-width: 640px)': { padding: '8px 16px 18px' },
    },
    // Shown whole on phones, so that no word moves when the typeface loads.
    line: {
      textStyle: 'caption',
      color: 'textMuted',
      '@media (min-width: 640px)': { display: 'none' },
    },
    features: {
      display: 'none',
      textStyle: 'caption',
      color: 'textMuted',
      '@media (min-width: 640px)': { display: 'block', marginTop: '2' },
    },
    feature: { display: 'block', paddingBlock: '5px', borderTop: '1px solid {colors.line}' },
  },
});
