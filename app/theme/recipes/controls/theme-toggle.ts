import { defineRecipe } from '@pandacss/dev';

/** Both icons are drawn; the theme shows its own: sun by day, moon by night. */
export const themeToggle = defineRecipe({
  className: 'themeToggle',
  jsx: ['ThemeToggle'],
  base: {
    '& svg + svg': { display: 'none' },
    _dark: { '& svg': { display: 'none' }, '& svg + svg': { display: 'block' } },
  },
});
