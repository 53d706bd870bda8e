import { defineSlotRecipe } from '@pandacss/dev';

/** Six ruled segments: completed ones in accent, the current one thicker. */
export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: '1',
    },
    item: {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      width: '100%',
      minHeight: '44px',
      _before: { content: '""', height: '2px', background: 'line' },
      '&[data-done]::before': { background: 'accent' },
      '&[aria-current=step]::before': { background: 'accent', height: '4px' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
  },
});
