import { defineSlotRecipe } from '@pandacss/dev';

/** A selectable card: the label holds a native input that covers it. */
export const choice = defineSlotRecipe({
  className: 'choice',
  jsx: ['ChoiceCard'],
  slots: ['root', 'input'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      // Selecting a card lays out and repaints only that card.
      contain: 'content',
      background: 'surface',
      outline: '1px solid {colors.line}',
      outlineOffset: '-1px',
      cursor: 'pointer',
      _hover: { '&:not(:has(:checked))': { outlineColor: 'lineStrong' } },
      '&:has(:disabled)': { cursor: 'auto', background: 'sunken' },
      '&:has(:checked:enabled)': {
        outline: '2px solid {colors.accent}',
        outlineOffset: '-2px',
        background: 'accentSoft',
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    },
    input: {
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      width: '100%',
      height: '100%',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
      _disabled: { cursor: 'auto' },
    },
  },
});
