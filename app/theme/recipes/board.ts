import { defineRecipe } from '@pandacss/dev';

/** The ground a plan is drawn on. `--board` is the colour of its wall openings. */
export const board = defineRecipe({
  className: 'board',
  base: {
    '--board': '{colors.sunken}',
    display: 'grid',
    placeItems: 'center',
    background: 'sunken',
    padding: '4',
  },
  variants: {
    place: {
      side: { minHeight: '296px' },
      inline: { minHeight: '232px', padding: '3', hideFrom: 'lg' },
      queue: {
        '--board': '{colors.surface}',
        display: 'block',
        padding: '0',
        maxWidth: { base: '200px', lg: 'none' },
        alignSelf: 'start',
        background: 'surface',
        outline: '1px solid {colors.line}',
        outlineOffset: '-1px',
      },
    },
  },
});
