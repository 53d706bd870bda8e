import { defineSlotRecipe } from '@pandacss/dev';
import { groupLegend } from './group-legend';

/** Shell cards in groups, as many beside each other as the column has space for, at most three. */
export const sizeCard = defineSlotRecipe({
  className: 'sizeCard',
  slots: [
    'group', 'legend', 'name', 'use', 'list', 'root', 'plan', 'inside', 'outside', 'foot', 'price',
    'popular',
  ], // oxfmt-ignore
  base: {
    group: { borderTop: '1px solid {colors.lineStrong}', '& + &': { marginTop: '6' } },
    legend: groupLegend,
    name: { textStyle: 'subheading' },
    use: { textStyle: 'small', color: 'textMuted' },
    list: {
      clear: 'both',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.25rem, (100% - 20px) / 3), 1fr))',
      gap: '10px',
    },
    root: {
      display: 'grid',
      gridTemplateRows: '1fr',
      padding: { base: '10px 12px 12px', _phone: '8px 12px' },
      '& [data-mark]': { position: 'absolute', top: '10px', right: '10px' },
    },
    // Clear of the mark, and of one height before its drawing is there.
    plan: {
      marginBottom: { base: '2', _phone: '1' },
      paddingInline: '20px',
      height: { base: '104px', _phone: 'clamp(40px, 14svh - 40px, 104px)' },
      '& svg': { display: 'block', width: '100%', height: '100%' },
    },
    inside: {
      textStyle: 'small',
      '& b': { textStyle: 'subheading', fontSize: '1.375rem', whiteSpace: 'nowrap' },
    },
    outside: { textStyle: 'caption', color: 'textMuted' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '2',
      marginTop: { base: '6px', _phone: '2px' },
    },
    price: {
      color: 'price',
      fontSize: '1.0625rem',
      fontWeight: '520',
      lineHeight: '1.3',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    popular: { color: 'price', fontSize: '0.875rem', fontWeight: '560', lineHeight: '1' },
  },
});
