import { defineSlotRecipe } from '@pandacss/dev';

/** Finish cards: a picture over name and price; on phones rows of swatch, text and mark. */
export const swatch = defineSlotRecipe({
  className: 'swatch',
  slots: ['group', 'legend', 'list', 'root', 'picture', 'void', 'caption', 'name', 'price'],
  base: {
    group: { '& + &': { marginTop: '36px' } },
    legend: { textStyle: 'subheading', paddingBottom: '14px', width: '100%' },
    list: {
      display: 'grid',
      gap: '2',
      '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '4' },
      '@media (min-width: 768px)': {
        '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    root: {
      '@media (max-width: 639px)': {
        '&:has(img, [data-void])': {
          display: 'grid',
          gridTemplateColumns: '124px 1fr',
          minHeight: '88px',
          alignItems: 'center',
        },
      },
    },
    picture: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '3 / 2',
      margin: '2px 2px 0',
      background: 'sunken',
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      '@media (max-width: 639px)': {
        aspectRatio: 'auto',
        margin: '2px 0 2px 2px',
        height: 'calc(100% - 4px)',
        minHeight: '84px',
      },
    },
    void: {
      aspectRatio: '3 / 2',
      margin: '2px 2px 0',
      background:
        'linear-gradient(to top right, transparent calc(50% - 0.5px), {colors.drawingFaint} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)), linear-gradient(to bottom right, transparent calc(50% - 0.5px), {colors.drawingFaint} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)), {colors.sunken}',
      '@media (max-width: 639px)': {
        aspectRatio: 'auto',
        margin: '2px 0 2px 2px',
        height: 'calc(100% - 4px)',
        minHeight: '84px',
      },
    },
    caption: {
      display: 'grid',
      gridTemplateColumns: '1fr 24px',
      gap: '2px 8px',
      padding: '12px 14px 14px',
      '& [data-mark]': { gridRow: 'span 2', alignSelf: 'center' },
    },
    name: { textStyle: 'label' },
    price: {
      textStyle: 'small',
      color: 'price',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&[data-included]': { color: 'textMuted' },
    },
  },
});
