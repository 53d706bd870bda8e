import { defineSlotRecipe } from '@pandacss/dev';

/** A labelled text box with its hint and error. */
export const field = defineSlotRecipe({
  className: 'field',
  jsx: ['TextField'],
  slots: ['root', 'label', 'hint', 'input', 'error'],
  base: {
    root: { display: 'grid', alignContent: 'start', gap: '6px' },
    label: { textStyle: 'label' },
    hint: { textStyle: 'caption', color: 'textMuted' },
    input: {
      width: '100%',
      minHeight: 'control',
      paddingInline: '4',
      background: 'surface',
      border: '1px solid {colors.lineStrong}',
      borderRadius: 'control',
      fontSize: '1.0625rem',
      fontWeight: '420',
      lineHeight: '1.3',
      _placeholder: { color: 'textMuted', opacity: '1' },
      _hover: { borderColor: 'text' },
      '&[aria-invalid=true]': {
        borderColor: 'danger',
        boxShadow: 'inset 0 0 0 1px {colors.danger}',
      },
      _focusVisible: {
        outline: '2px solid {colors.focus}',
        outlineOffset: '-1px',
        borderColor: 'focus',
      },
    },
    error: { textStyle: 'caption', color: 'danger' },
  },
});
