import { defineRecipe } from '@pandacss/dev';

/** Skips the header with one key press; visible only while focused. */
export const skipLink = defineRecipe({
  className: 'skipLink',
  jsx: ['SkipLink'],
  base: {
    position: 'absolute',
    left: '2',
    top: '-80px',
    zIndex: 'skip',
    padding: '14px 18px',
    background: 'text',
    forcedColorAdjust: 'none',
    color: 'canvas',
    _focus: { position: 'fixed', top: '2' },
  },
});
