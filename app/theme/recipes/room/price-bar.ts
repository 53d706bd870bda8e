import { defineSlotRecipe } from '@pandacss/dev';

/** The running price within thumb reach on a phone: back, price (expands into lines), next. */
export const priceBar = defineSlotRecipe({
  className: 'priceBar',
  jsx: ['PriceBar'],
  slots: ['root', 'sheet', 'row', 'price', 'label'],
  base: {
    root: {
      position: 'fixed',
      contain: 'layout style',
      inset: 'auto 0 0',
      zIndex: 'bar',
      background: 'raised',
      borderTop: '1px solid {colors.text}',
      hideFrom: 'lg',
      '@media print': { display: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
    sheet: {
      padding: '12px 20px 4px',
      maxHeight: '56svh',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      borderBottom: '1px solid {colors.line}',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '3',
      alignItems: 'center',
      padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
      '@media (max-width: 359px)': { gap: '2', '& > :last-child': { paddingInline: '14px' } },
      _short: { padding: '3px 12px calc(3px + env(safe-area-inset-bottom))' },
    },
    price: {
      display: 'grid',
      minHeight: 'control',
      alignContent: 'center',
      justifyItems: 'start',
      textAlign: 'left',
      _short: {
        gridAutoFlow: 'column',
        justifyContent: 'start',
        alignItems: 'baseline',
        columnGap: '3',
      },
      '&[aria-expanded=true] svg': { rotate: '180deg' },
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'caption',
      color: 'textMuted',
      whiteSpace: 'nowrap',
      '& svg': { width: '14px', height: '14px', transition: 'rotate {durations.base}' },
    },
  },
});
