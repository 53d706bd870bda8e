import { defineConfig } from '@pandacss/dev';
// oxlint-disable-next-line no-restricted-imports -- Panda loads its configuration without our aliases
import site from '../../panda.config';

/**
 * The stylesheet of the administrator's screens, complete in itself: every rule they and their
 * components need, in layers after the site's, so that it does not matter which stylesheet arrives
 * first.
 */
export default defineConfig({
  ...site,
  include: [
    './app/{desk,ui}/**/*.{ts,tsx}',
    // Without the garden, which the desk does not have.
    './app/room/{drawing,picture,stage,view}/**/*.{ts,tsx}',
  ],
  exclude: ['./app/**/*.test.{ts,tsx}'],
  layers: { recipes: 'admin-recipes', utilities: 'admin-utilities' },
});
