import { defineSlotRecipe } from '@pandacss/dev';

/** The one amber strip under the header: what is unsent first, then that there is no signal. */
export const strip = defineSlotRecipe({
  className: 'strip',
  jsx: ['StatusStrip'],
  slots: ['root', 'row', 'text', 'extra', 'link'],
  base: {
    root: {
      background: 'warningSoft',
      borderBottom: '1px solid {colors.line}',
      textStyle: 'small',
      lineHeight: '1.35',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr',
      columnGap: '3',
      alignItems: 'center',
      minHeight: '48px',
      paddingBlock: '2',
      '@media (min-width: 641px)': { gridTemplateColumns: '20px 1fr auto' },
    },
    extra: { '@media (max-width: 640px)': { display: 'none' } },
    link: {
      position: 'relative',
      gridColumn: '2',
      justifySelf: 'start',
      minHeight: '32px',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _after: { content: '""', position: 'absolute', inset: '-8px -12px' },
      '@media (min-width: 641px)': { gridColumn: '3' },
    },
  },
  variants: {
    tone: {
      waiting: {},
      attention: { root: { background: 'dangerSoft' } },
      received: { root: { background: 'positiveSoft' } },
    },
  },
});
