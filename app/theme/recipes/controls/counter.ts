import { defineSlotRecipe } from '@pandacss/dev';

/** Minus, number, plus: two 56 px buttons around an output. */
export const counter = defineSlotRecipe({
  className: 'counter',
  jsx: ['Counter'],
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '56px 52px 56px',
      alignItems: 'center',
      border: '1px solid {colors.lineStrong}',
      borderRadius: 'control',
      background: 'surface',
    },
    button: {
      height: '56px',
      display: 'grid',
      placeItems: 'center',
      touchAction: 'manipulation',
      '&:not(:disabled)': {
        _hover: { background: 'sunken' },
        _active: { background: 'accentSoft' },
      },
      '&:disabled': { color: 'lineStrong', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    value: {
      height: '32px',
      display: 'grid',
      placeItems: 'center',
      borderInline: '1px solid {colors.line}',
      fontSize: '1.375rem',
      fontWeight: '560',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
