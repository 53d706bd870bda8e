import { defineSlotRecipe } from '@pandacss/dev';
import { groupLegend } from './group-legend';

/** Finish cards: a picture over name and price, as many beside each other as there is space for. */
export const swatch = defineSlotRecipe({
  className: 'swatch',
  slots: [
    'group',
    'legend',
    'title',
    'chosen',
    'list',
    'root',
    'picture',
    'void',
    'caption',
    'name',
    'price',
  ],
  base: {
    group: { borderTop: '1px solid {colors.lineStrong}', '& + &': { marginTop: '6' } },
    legend: groupLegend,
    title: { textStyle: 'subheading' },
    chosen: { textStyle: 'small', color: 'textMuted' },
    list: {
      clear: 'both',
      display: 'grid',
      gap: '10px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.25rem, (100% - 20px) / 3), 1fr))',
      '&:has(> :nth-child(4))': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.25rem, (100% - 30px) / 4), 1fr))',
      },
    },
    root: {
      '& [data-mark]': { position: 'absolute', top: '10px', right: '10px' },
      // The frame and the ground say it too; over a picture an empty mark would only hide a part of it.
      '& input:not(:checked) ~ [data-mark]': { display: 'none' },
    },
    picture: {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: { base: '3 / 2', _phone: '2 / 1' },
      margin: '2px 2px 0',
      background: 'sunken',
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    void: {
      display: 'block',
      aspectRatio: { base: '3 / 2', _phone: '2 / 1' },
      margin: '2px 2px 0',
      background:
        'linear-gradient(to top right, transparent calc(50% - 0.5px), {colors.drawingFaint} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)), linear-gradient(to bottom right, transparent calc(50% - 0.5px), {colors.drawingFaint} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)), {colors.sunken}',
    },
    caption: { display: 'block', padding: { base: '8px 9px 10px', _phone: '5px 9px 7px' } },
    name: {
      display: 'block',
      textStyle: 'label',
      fontSize: '0.9375rem',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    price: {
      textStyle: 'small',
      color: 'price',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&[data-included]': { color: 'textMuted' },
    },
  },
});
