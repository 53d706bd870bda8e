import { defineSlotRecipe } from '@pandacss/dev';

/** Room type cards, one below the other: mark, name and starting price in a line, words under them. */
export const roomCard = defineSlotRecipe({
  className: 'roomCard',
  slots: ['list', 'root', 'mark', 'head', 'name', 'popular', 'from', 'text', 'features', 'note'],
  base: {
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
    root: {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      columnGap: '12px',
      alignItems: 'center',
      padding: '12px 14px',
      '& [data-mark]': { gridArea: '1 / 3', alignSelf: 'start' },
    },
    mark: { gridArea: '1 / 1 / span 2', width: '32px', height: '32px', alignSelf: 'start' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    name: { textStyle: 'label' },
    popular: { color: 'price', fontSize: '0.875rem', fontWeight: '560', marginLeft: '2' },
    from: {
      color: 'price',
      textStyle: 'label',
      fontWeight: '520',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    text: { gridColumn: '2 / -1', textStyle: 'small', lineHeight: '1.35' },
    features: { display: 'block', textStyle: 'caption', color: 'textMuted', marginTop: '2px' },
    note: { textStyle: 'caption', color: 'textMuted', maxWidth: '52ch', marginTop: '3' },
  },
});
