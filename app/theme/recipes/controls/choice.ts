import { defineSlotRecipe } from '@pandacss/dev';
import { coveringInput } from '#app/theme/recipes/covering-input';

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
      ...coveringInput,
      zIndex: '1',
      _disabled: { cursor: 'auto' },
    },
  },
});
