import { defineSlotRecipe } from '@pandacss/dev';

/** Six ruled segments: completed ones in accent, the current one thicker; labels from 1,024 px. */
export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'item', 'label'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: { base: '1', lg: '2' },
    },
    item: {
      position: 'relative',
      display: 'grid',
      alignContent: { base: 'center', lg: 'start' },
      width: '100%',
      minHeight: { base: '44px', lg: '56px' },
      paddingTop: { lg: '3' },
      textStyle: 'caption',
      textAlign: 'left',
      color: 'textMuted',
      _before: { content: '""', height: '2px', background: 'line' },
      '&[data-done]::before': { background: 'accent' },
      '&[aria-current=step]': {
        color: 'text',
        fontWeight: '560',
        // Grows downwards, so that its label stays in line with the others.
        _before: { background: 'accent', boxShadow: '0 2px {colors.accent}' },
      },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
    label: { display: { base: 'none', lg: 'block' }, paddingTop: '2' },
  },
});
