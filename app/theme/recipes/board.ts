import { defineRecipe } from '@pandacss/dev';

/** The ground a plan is drawn on. `--board` is the colour of its wall openings. */
export const board = defineRecipe({
  className: 'board',
  base: {
    '--board': '{colors.sunken}',
    background: 'sunken',
    padding: '4',
    '& svg': { width: '100%', maxHeight: '300px' },
  },
  variants: {
    place: {
      side: { '& svg': { maxHeight: '264px' } },
      inline: { padding: '3', hideFrom: 'lg', '& svg': { maxHeight: '208px' } },
      queue: {
        '--board': '{colors.surface}',
        padding: '0',
        maxWidth: { base: '200px', lg: 'none' },
        alignSelf: 'start',
        background: 'surface',
        outline: '1px solid {colors.line}',
        outlineOffset: '-1px',
        '& svg': { maxHeight: 'none' },
      },
    },
  },
});
