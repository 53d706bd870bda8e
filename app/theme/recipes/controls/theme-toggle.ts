import { defineRecipe } from '@pandacss/dev';

/** Both icons are rendered; the theme shows its own: sun in light, moon in dark. */
export const themeToggle = defineRecipe({
  className: 'themeToggle',
  jsx: ['ThemeToggle'],
  base: {
    '& svg + svg': { display: 'none' },
    _dark: { '& svg': { display: 'none' }, '& svg + svg': { display: 'block' } },
  },
});
