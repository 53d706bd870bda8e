import { defineSlotRecipe } from '@pandacss/dev';

/** Inverted ink and paper; at the top on phones, bottom right on larger screens. */
export const toast = defineSlotRecipe({
  className: 'toast',
  staticCss: ['*'],
  slots: ['region', 'root', 'body', 'title', 'text', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: 'margin',
      top: 'calc({sizes.header} + 12px)',
      pointerEvents: 'none',
      md: { left: 'auto', right: '8', top: 'auto', bottom: '8', width: '420px' },
      '@media print': { display: 'none' },
    },
    root: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '14px',
      padding: '16px 20px',
      borderRadius: 'panel',
      background: 'text',
      color: 'canvas',
      forcedColorAdjust: 'none',
      boxShadow: 'float',
      pointerEvents: 'auto',
      touchAction: 'pan-y',
      animation: 'drop {durations.slow} {easings.enter}',
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
    title: { textStyle: 'label' },
    text: { textStyle: 'small', opacity: '0.82' },
    close: {
      width: 'target',
      height: 'target',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      margin: '-10px -14px -10px 0',
    },
  },
  variants: {
    tone: {
      default: {},
      destructive: {
        root: { background: 'dangerFill', color: 'dangerFillText' },
        text: { opacity: '1' },
      },
    },
  },
  defaultVariants: { tone: 'default' },
});
