import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The running price: back, price (its lines open above it), next. Within thumb reach on a phone, at the
 * foot of the choices beside the stage.
 */
export const priceBar = defineSlotRecipe({
  className: 'priceBar',
  jsx: ['PriceBar'],
  slots: ['root', 'sheet', 'note', 'row', 'price', 'label'],
  base: {
    root: {
      position: 'fixed',
      inset: 'auto 0 0',
      _beside: { position: 'sticky', bottom: '0' },
      zIndex: 'bar',
      background: 'raised',
      borderTop: '1px solid {colors.text}',
      transition:
        'opacity {durations.base}, translate {durations.base}, visibility {durations.base}',
      '&[data-away]': { opacity: '0', translate: '0 16px', visibility: 'hidden' },
      '@media print': { display: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
    sheet: {
      position: 'absolute',
      inset: 'auto 0 100%',
      padding: {
        base: '12px max(20px, 50% - 300px) 4px',
        lg: '20px 40px 8px 28px',
        nav: '20px 48px 8px 40px',
      },
      maxHeight: 'min(60svh, 32rem)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: 'raised',
      borderTop: '1px solid {colors.text}',
      borderBottom: '1px solid {colors.line}',
    },
    // Above the bar, so that nothing moves when it comes.
    note: {
      position: 'absolute',
      inset: 'auto 0 100%',
      paddingInline: { base: 'max(20px, 50% - 300px)', lg: '28px', nav: '40px' },
      paddingBlock: '6px',
      background: 'accentSoft',
      borderTop: '1px solid {colors.line}',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums lining-nums',
      pointerEvents: 'none',
      _empty: { display: 'none' },
    },
    row: {
      // Where letters are too large for all three, the last one stands below.
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: '3',
      alignItems: 'center',
      // The button back stands at the left also while the others still come in.
      '& > :first-child': { marginRight: 'auto' },
      padding: {
        base: '10px 12px calc(10px + env(safe-area-inset-bottom))',
        lg: '16px 28px',
        nav: '16px 40px',
      },
      // In line with the choices above it, which are 600 px wide at most.
      maxWidth: { base: '624px', lg: '680px' },
      marginInline: { base: 'auto', lg: '0' },
      '@media (max-width: 359px)': { gap: '2', '& > :last-child': { paddingInline: '14px' } },
      _low: { padding: '2px 12px calc(2px + env(safe-area-inset-bottom))' },
    },
    price: {
      flex: '1 1 min-content',
      display: 'grid',
      minHeight: 'control',
      alignContent: 'center',
      justifyItems: 'start',
      textAlign: 'left',
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
