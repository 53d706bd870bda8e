import { defineSlotRecipe } from '@pandacss/dev';

/** The amber banner under the header: unsent requests first, then being offline. */
export const banner = defineSlotRecipe({
  className: 'banner',
  jsx: ['StatusBanner'],
  slots: ['root', 'row', 'links', 'link', 'text', 'extra'],
  base: {
    root: {
      background: 'warningSoft',
      borderBottom: '1px solid {colors.line}',
      textStyle: 'small',
      lineHeight: '1.35',
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      minHeight: '48px',
      paddingBlock: '2',
    },
    links: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginRight: 'auto' },
    link: {
      position: 'relative',
      gap: '3',
      minHeight: '32px',
      '& > svg': { width: 'icon', height: 'icon' },
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _after: { content: '""', position: 'absolute', inset: '-8px -12px' },
    },
    text: { display: 'flex', alignItems: 'center', gap: '3' },
    extra: { '@media (max-width: 640px)': { display: 'none' } },
  },
  variants: {
    tone: { waiting: {}, received: { root: { background: 'positiveSoft' } } },
  },
  defaultVariants: { tone: 'waiting' },
});
