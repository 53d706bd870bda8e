import { defineConfig } from '@pandacss/dev';
import { theme } from '#app/theme/preset';

/** The site's styles: what Panda's commands and editors read. The desk and a request's page vary it (build/styles). */
export default defineConfig({
  eject: true,
  // Otherwise it prints how long each stylesheet took.
  logLevel: 'warn',
  presets: ['@pandacss/preset-base', theme],
  preflight: false,
  // Recipes are found where their components are used; no component takes style props.
  jsxFramework: 'react',
  jsxStyleProps: 'none',
  strictTokens: false,
  include: ['./app/**/*.{ts,tsx}'],
  // The administrator's screens and the page of a request have their own: build/styles/panda.{admin,follow}.config.ts.
  exclude: [
    './app/theme/**',
    './app/desk/**',
    './app/features/follow/request/**',
    './app/**/*.test.{ts,tsx}',
  ],
  outdir: 'styled-system',
  // Every page's inlined rules contain the names of custom properties: short ones save 3 KiB.
  hash: { cssVar: true, className: false },
  minify: true,
  hooks: {
    // The base preset's patterns are not used, and its global rule sets thirty variables on every element.
    'preset:resolved': ({ preset, name, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss', 'patterns']) : preset,
  },
});
