import { defineSlotRecipe } from '@pandacss/dev';

/** A line with an oblique tick at each end and the measure on it. */
export const dimension = defineSlotRecipe({
  className: 'dimension',
  jsx: ['DimensionLine'],
  slots: ['root', 'tick', 'measure'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: '20px',
      textStyle: 'drawing',
      color: 'textMuted',
      whiteSpace: 'nowrap',
      '&::before, &::after': {
        content: '""',
        flex: '1',
        height: '1px',
        minWidth: '12px',
        background: 'drawingFaint',
      },
    },
    tick: {
      position: 'absolute',
      top: '3px',
      width: '1px',
      height: '14px',
      rotate: '45deg',
      background: 'text',
      '&:first-of-type': { left: '0' },
      '&:last-of-type': { right: '0' },
    },
    measure: { paddingInline: '10px' },
  },
  variants: {
    strong: {
      true: { root: { '&::before, &::after': { background: 'text' } } },
    },
  },
});
