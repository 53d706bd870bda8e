import { defineSlotRecipe } from '@pandacss/dev';

const AWAY = { opacity: '0', translate: '0 12px', pointerEvents: 'none' };

/** The chat button, bottom right: hidden while scrolling down, so that it covers no figure. */
export const chat = defineSlotRecipe({
  className: 'chat',
  jsx: ['ChatButton'],
  slots: ['root', 'tip'],
  base: {
    root: {
      position: 'fixed',
      right: { base: '4', lg: '8' },
      bottom: { base: 'calc(16px + env(safe-area-inset-bottom))', lg: '32px' },
      zIndex: 'chat',
      width: '56px',
      height: '56px',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      background: 'text',
      color: 'canvas',
      forcedColorAdjust: 'none',
      boxShadow: 'float',
      transition: 'opacity {durations.base}, translate {durations.base} {easings.standard}',
      '& svg': { width: '24px', height: '24px' },
      '&:is([data-over], [data-away]):not(:focus-visible)': AWAY,
      // The menu covers it and has a telephone button in the same corner.
      'html:has(nav:popover-open) &': { visibility: 'hidden' },
      '@media print': { display: 'none' },
    },
    tip: {
      position: 'absolute',
      right: '68px',
      padding: '10px 14px',
      borderRadius: 'panel',
      background: 'text',
      color: 'canvas',
      textStyle: 'caption',
      whiteSpace: 'nowrap',
      opacity: '0',
      pointerEvents: 'none',
      transition: 'opacity {durations.base}',
      'a:hover > &': { opacity: '1', transitionDelay: '700ms' },
      'a:focus-visible > &': { opacity: '1' },
    },
  },
  variants: {
    place: {
      page: {},
      // Clear of the price bar.
      builder: {
        root: {
          bottom: { base: 'calc(88px + env(safe-area-inset-bottom))', lg: '108px' },
          width: '52px',
          height: '52px',
        },
      },
      estimator: {
        root: {
          bottom: { base: 'calc(88px + env(safe-area-inset-bottom))', lg: '24px' },
          right: {
            lg: 'calc(max(0px, (100vw - 1440px) / 2) + 48px + (min(100vw, 1440px) - 448px) / 3 + 143px)',
          },
          width: '52px',
          height: '52px',
        },
      },
    },
  },
  defaultVariants: { place: 'page' },
  staticCss: [{ place: ['*'] }],
});
