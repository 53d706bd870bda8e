import { defineConfig } from '@pandacss/dev';
import { theme } from './app/theme/preset';

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base', theme],
  preflight: false,
  jsxFramework: 'react',
  strictTokens: false,
  include: ['./app/**/*.{ts,tsx}'],
  exclude: ['./app/theme/**', './app/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  hash: false,
  minify: true,
});
