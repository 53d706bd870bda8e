import { defineSlotRecipe } from '@pandacss/dev';

/** A bottom sheet on phones, a panel of at most 58 rem on larger screens. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'text', 'close', 'actions'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'scrim',
      background: 'scrim',
      // Only while open: otherwise, on closing, Ark would wait for an animation that ended long ago.
      _open: { animation: 'appear {durations.base}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      alignItems: { base: 'end', md: 'center' },
      justifyItems: { md: 'center' },
    },
    content: {
      maxHeight: '92svh',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: 'raised',
      borderRadius: { base: '8px 8px 0 0', md: 'panel' },
      padding: {
        base: '20px {spacing.margin} calc(24px + env(safe-area-inset-bottom))',
        md: '36px 40px 40px',
        _short: '12px {spacing.margin} calc(12px + env(safe-area-inset-bottom))',
      },
      boxShadow: { md: 'float' },
      _open: {
        animation: {
          base: 'rise {durations.slow} {easings.enter}',
          md: 'appear {durations.base} {easings.enter}',
        },
      },
      _focusVisible: { outline: 'none' },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: '4',
      paddingBottom: { base: '4', md: '6', _short: '2' },
    },
    title: { textStyle: 'heading' },
    text: { color: 'textMuted', maxWidth: '46ch', marginBottom: '4' },
    close: { margin: '-8px -12px 0 0' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' },
  },
  variants: {
    size: {
      wide: {
        content: { md: { width: 'min(58rem, calc(100vw - 80px))' } },
        title: { fontSize: { base: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', _short: '1.375rem' } },
      },
      small: {
        content: { md: { width: 'min(34rem, calc(100vw - 80px))' } },
        title: { textStyle: 'subheading' },
      },
    },
  },
  defaultVariants: { size: 'wide' },
});
