import { defineConfig } from '@pandacss/dev';
// oxlint-disable-next-line no-restricted-imports -- Panda loads its configuration without our aliases
import site from '../../panda.config';

/**
 * The stylesheet of a request's page, which hardly any visitor opens: what its own parts need. The recipes they share
 * with other pages stand in the site's own layer, so that it does not matter which stylesheet arrives first.
 */
export default defineConfig({
  ...site,
  include: ['./app/features/follow/request/**/*.{ts,tsx}'],
  exclude: ['./app/**/*.test.{ts,tsx}'],
  layers: { utilities: 'follow-utilities' },
});
