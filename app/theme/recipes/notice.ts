import { defineSlotRecipe } from '@pandacss/dev';

/** A quiet offer at the lower edge that waits for an answer: a new version, installing. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'title', 'text', 'acts'],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'chat',
      insetInline: '3',
      bottom: 'calc(12px + env(safe-area-inset-bottom))',
      padding: '16px 20px',
      background: 'raised',
      borderRadius: 'panel',
      boxShadow: 'float',
      animation: 'appear {durations.base}',
      md: { right: 'auto', left: '8', bottom: '8', width: '400px' },
    },
    title: { textStyle: 'label' },
    text: { textStyle: 'small', color: 'textMuted', marginTop: '2px' },
    acts: { display: 'flex', gap: '2', marginTop: '3' },
  },
  variants: {
    overBar: {
      true: { root: { bottom: { base: 'calc(84px + env(safe-area-inset-bottom))', lg: '8' } } },
    },
  },
});
