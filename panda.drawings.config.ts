import { defineConfig } from '@pandacss/dev';
import { theme } from './app/theme/preset';
import { drawing } from './app/theme/recipes/room/drawing';
import { pegSheet } from './app/theme/recipes/room/peg-sheet';
import site, { drawingFiles } from './panda.config';

/** The sheet that comes with the first drawing: these recipes alone, which stand in no other sheet. */
export default defineConfig({
  ...site,
  presets: [
    '@pandacss/preset-base',
    { ...theme, theme: { ...theme.theme, recipes: {}, slotRecipes: { drawing, pegSheet } } },
  ],
  include: drawingFiles,
  exclude: [],
});
