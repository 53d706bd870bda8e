import { defineSlotRecipe } from '@pandacss/dev';

/** Shell cards: every plan to one scale on a mesh of metres, from one corner. */
export const sizeCard = defineSlotRecipe({
  className: 'sizeCard',
  slots: ['list', 'root', 'plan', 'caption', 'name', 'area', 'price', 'popular'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '3',
      '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '4' },
    },
    root: { display: 'grid', alignContent: 'start', paddingBottom: '14px' },
    plan: {
      marginBottom: '10px',
      '--board': '{colors.surface}',
      ':checked ~ &': { '--board': '{colors.accentSoft}' },
      '& svg': { width: '100%' },
    },
    caption: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      rowGap: '1px',
      paddingLeft: '14px',
      paddingRight: '3',
      '& [data-mark]': { justifySelf: 'end' },
      '@media (max-width: 359px)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingInline: '10px',
        // The mesh's empty top corner has space for the mark.
        '& [data-mark]': { position: 'absolute', top: '8px', right: '8px' },
      },
    },
    name: { textStyle: 'label', fontSize: '1.0625rem', whiteSpace: 'nowrap' },
    area: { textStyle: 'caption', color: 'textMuted', gridColumn: '1 / -1' },
    price: {
      color: 'price',
      fontSize: '1rem',
      fontWeight: '520',
      lineHeight: '1.3',
      marginTop: '2px',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    popular: {
      color: 'price',
      fontSize: '0.875rem',
      fontWeight: '560',
      lineHeight: '1',
      textAlign: 'right',
      '@media (max-width: 359px)': { textAlign: 'left', marginTop: '1' },
    },
  },
});
