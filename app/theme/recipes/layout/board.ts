import { defineRecipe } from '@pandacss/dev';

/** The background a small plan is drawn on. `--board` is the colour of its wall openings. */
export const board = defineRecipe({
  className: 'board',
  base: {
    '--board': '{colors.surface}',
    display: 'block',
    maxWidth: { base: '200px', lg: 'none' },
    alignSelf: 'start',
    background: 'surface',
    outline: '1px solid {colors.line}',
    outlineOffset: '-1px',
  },
});
