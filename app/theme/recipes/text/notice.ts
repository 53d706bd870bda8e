import { defineSlotRecipe } from '@pandacss/dev';

/** A quiet offer that waits for an answer: a new version (floating), installing (in the footer). */
export const notice = defineSlotRecipe({
  className: 'notice',
  staticCss: ['*'],
  jsx: ['UpdateNotice', 'InstallNotice'],
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    title: { textStyle: 'label' },
    text: { textStyle: 'small', color: 'textMuted', marginTop: '2px' },
    actions: { display: 'flex', gap: '2', marginTop: '3' },
  },
  variants: {
    place: {
      floating: {
        root: {
          position: 'fixed',
          zIndex: 'menu',
          insetInline: '3',
          bottom: 'calc(12px + env(safe-area-inset-bottom))',
          padding: '16px 20px',
          background: 'raised',
          borderRadius: 'panel',
          boxShadow: 'float',
          animation: 'appear {durations.base}',
          md: { right: 'auto', left: '8', bottom: '8', width: '400px' },
          '@media print': { display: 'none' },
        },
      },
      footer: {
        root: {
          marginTop: '3',
          paddingTop: '4',
          paddingRight: '72px',
          borderTop: '1px solid {colors.line}',
          md: {
            display: 'flex',
            alignItems: 'center',
            gap: '6',
            '& > :first-child': { marginRight: 'auto' },
          },
        },
        actions: { marginTop: { md: '0' } },
      },
    },
    // The builder's running price is fixed to the bottom of a phone's screen.
    overBar: {
      true: { root: { bottom: { base: 'calc(84px + env(safe-area-inset-bottom))', lg: '8' } } },
    },
  },
  defaultVariants: { place: 'floating' },
});
