import { defineGlobalStyles } from '@pandacss/dev';

/** Base styles for every page. There is no preflight; this replaces it. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': { viewTransitionName: 'none', colorScheme: 'light', '&.dark': { colorScheme: 'dark' } },
  html: {
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc({sizes.header} + 16px)',
    background: 'canvas',
  },
  body: {
    margin: '0',
    background: 'canvas',
    color: 'text',
    fontFamily: 'text',
    fontSize: '1.0625rem',
    lineHeight: '1.55',
    fontWeight: '400',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend': {
    margin: '0',
    padding: '0',
    border: '0',
  },
  fieldset: { minInlineSize: '0' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { background: 'none', border: '0', padding: '0', cursor: 'pointer' },
  summary: {
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  b: { fontWeight: '560' },
  small: { fontSize: 'inherit' },
  ':focus-visible': {
    outline: '3px solid {colors.focus}',
    outlineOffset: '3px',
  },
  '[hidden]': { display: 'none !important' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // Zero, not a millisecond: otherwise every element would have a transition, and an inherited colour
      // change would move down the tree one element at a time.
      transitionDuration: '0s !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important',
    },
  },
  // A picture grows out of its place in the gallery. The page can be pressed meanwhile, and changes without
  // a transition: to picture the whole of it would only take time.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(picture)': {
    animationDuration: '220ms',
    animationTimingFunction: '{easings.standard}',
  },
  '::view-transition-old(picture), ::view-transition-new(picture)': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    overflow: 'clip',
    animation: 'none',
  },
  '::view-transition-new(picture)': { animation: 'appear 220ms', mixBlendMode: 'normal' },
  // See app/startup/show-below.ts: anything out of sight is laid out after the first screen, part by
  // part.
  ':root[data-below=hidden] [data-later]': {
    visibility: 'hidden',
    contentVisibility: 'hidden',
    containIntrinsicSize: 'auto 60rem',
  },
  '[data-below=auto] [data-later]': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
  },
});
