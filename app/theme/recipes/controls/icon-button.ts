import { defineRecipe } from '@pandacss/dev';

/** A square button with one icon and an aria-label; outlined when it stands alone. */
export const iconButton = defineRecipe({
  className: 'iconButton',
  base: {
    width: 'target',
    height: 'target',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: 'control',
    '&:not(:disabled)': { _hover: { background: 'sunken' } },
    '&:disabled': {
      background: 'sunken',
      borderColor: 'line',
      color: 'textMuted',
      cursor: 'not-allowed',
    },
  },
  variants: {
    lined: { true: { border: '1px solid {colors.lineStrong}' } },
    size: { default: {}, large: { width: 'control', height: 'control' } },
  },
  defaultVariants: { size: 'default' },
});
