import { css } from '#styled/css';

/**
 * The lightbox is dark in both themes, so that only the picture stands out. Its colours are therefore the
 * dark theme's own values, not the names that change with the theme.
 */
export const lightboxStyles = {
  root: css({
    position: 'fixed',
    inset: '0',
    w: '100%',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    p: '0',
    border: '0',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    bg: 'oklch(0.172 0.006 70)',
    color: 'oklch(0.977 0.005 92)',
    '&[open]': {
      display: 'grid',
      gridTemplateRows: '56px minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    animation: 'appear {durations.base}',
    '& :focus-visible': { outlineColor: 'oklch(0.805 0.088 60)' },
  }),
  top: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    pl: 'margin',
    pr: '2',
    lg: { pr: '5' },
    fontVariantNumeric: 'tabular-nums',
  }),
  close: css({
    '&&:hover': { bg: 'rgb(255 255 255 / 0.13)' },
    _focusVisible: { outlineOffset: '-3px' },
  }),
  stage: css({
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    // Allows pinch zoom: one finger turns, two zoom.
    touchAction: 'manipulation',
    userSelect: 'none',
  }),
  // As wide as the stage, or as its height allows: known before any of the picture has loaded.
  box: css({
    w: 'min(100cqw, calc(100cqh * var(--ratio)))',
    aspectRatio: 'var(--ratio)',
    bgSize: '100% 100%',
    viewTransitionName: 'picture',
  }),
  unsizedBox: css({ w: '100cqw', h: '100cqh' }),
  image: css({
    w: 'full',
    h: 'full',
    objectFit: 'contain',
    opacity: '0',
    transition: 'opacity {durations.base}',
    '&[data-shown]': { opacity: '1' },
  }),
  foot: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2',
    px: 'margin',
    pt: '4',
    pb: 'calc(20px + env(safe-area-inset-bottom))',
  }),
  title: css({ textStyle: 'label' }),
  text: css({ textStyle: 'caption', color: 'oklch(0.8 0.012 84)', mt: '1', maxW: '70ch' }),
  turn: css({
    '&&': { w: '56px', h: '56px', border: '1px solid rgb(255 255 255 / 0.33)' },
    '&&:hover': { bg: 'rgb(255 255 255 / 0.13)' },
  }),
};
