import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { chunkFileNames, resolveDependencies } from './build/plugins/chunk-files.ts';
import { aliases } from './build/plugins/aliases.ts';
import { apiInDevelopment } from './build/plugins/api-in-development.ts';
import { contentInDevelopment } from './build/plugins/content-in-development.ts';
import { chunkGroups } from './build/plugins/chunk-groups.ts';
import { inlineScripts } from './build/plugins/inline-scripts.ts';
import { pandaSheets } from './build/styles/panda-sheets.ts';
import { pictures } from './build/plugins/pictures.ts';
import { listAdminFiles } from './build/plugins/precache.ts';
import { prerender } from './build/pages/prerender.ts';
import { staticStyles } from './build/styles/static-styles.ts';

const root = import.meta.dirname;
const buildId = process.env.BUILD_ID ?? 'development';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: resolve(root, 'app'),
  publicDir: resolve(root, 'public'),
  cacheDir: resolve(root, 'node_modules/.vite'),
  resolve: {
    alias: [
      ...aliases,
      // The PDF library can decode WOFF2; our documents use TrueType (decision 0024).
      { find: 'brotli/decompress.js', replacement: resolve(root, 'build/plugins/no-woff2.ts') },
    ],
  },
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  // Rendering needs no CSS rules, but the stylesheets it refers to must exist in the site's build
  // (build/pages/prerender.ts).
  css: { postcss: { plugins: isSsrBuild ? [] : pandaSheets() } },
  build: {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser with popovers supports OKLCH; for older targets each colour would be written twice.
    cssTarget: ['chrome114', 'safari17', 'firefox125'],
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      // Most of the time goes into pictures and pages; `npm run build` prints how long each stage took.
      checks: { bundlerTimings: false },
      // Once its calls are evaluated at build time, Panda's remaining runtime is unused.
      treeshake: { moduleSideEffects: (id) => !id.includes('styled-system') },
      ...(isSsrBuild ? {} : { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } }),
    },
    assetsInlineLimit: 0,
    // `npm run build` weighs what is loaded at once, compressed.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(root, 'app/routes'),
      generatedRouteTree: resolve(root, 'app/route-tree.gen.ts'),
      disableLogging: true,
    }),
    react(),
    inlineScripts(),
    staticStyles(),
    pictures(),
    imagetools({
      // Already as small as they may be: a second time, they would grow and lose detail.
      exclude: ['public/**/*', '**/app/media/view/**'],
      // As small as with the default of 4, in a fifth of the time (decision 0033).
      defaultDirectives: new URLSearchParams({ effort: '3' }),
      // Another version of the codecs produces different pictures.
      cache: { dir: resolve(root, '.cache/pictures', sharp.versions.vips) },
    }),
    command === 'serve' && apiInDevelopment(),
    command === 'serve' && contentInDevelopment(),
    command === 'build' && !isSsrBuild && prerender(),
    command === 'build' && !isSsrBuild && listAdminFiles(resolve(root, 'dist/client')),
  ],
}));
