import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './app/writing/head/web-manifest.ts';
import { chunkFileNames, resolveDependencies } from './build/plugins/chunk-files.ts';
import { aliases } from './build/plugins/aliases.ts';
import { apiInDevelopment } from './build/plugins/api-in-development.ts';
import { contentInDevelopment } from './build/plugins/content-in-development.ts';
import { chunkGroups } from './build/plugins/chunk-groups.ts';
import { inlineScripts } from './build/plugins/inline-scripts.ts';
import { pandaSheets } from './build/styles/panda-sheets.ts';
import { pictures } from './build/pictures/pictures.ts';
import {
  atCleanPaths,
  documentsOfBuild,
  listAdminFiles,
  withoutAdmin,
} from './build/plugins/precache.ts';
import { prerender } from './build/pages/prerender.ts';
import { staticStyles } from './build/styles/static-styles.ts';
import { STARTER_FACTS } from './domain/site/content/facts/starter-facts.ts';

const root = import.meta.dirname;
const buildId = process.env.BUILD_ID ?? 'development';
const client = resolve(root, 'dist/client');

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
    outDir: client,
    emptyOutDir: true,
    target: 'es2022',
    // Every browser with popovers supports OKLCH; for older targets each colour would be written twice.
    cssTarget: ['chrome114', 'safari17', 'firefox125'],
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      // `npm run build` prints how long each stage took.
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
    react({ jsxImportSource: '#app/jsx' }),
    inlineScripts(),
    staticStyles(),
    pictures(),
    command === 'serve' && apiInDevelopment(),
    command === 'serve' && contentInDevelopment(),
    command === 'build' && !isSsrBuild && prerender(),
    command === 'build' && !isSsrBuild && listAdminFiles(client),
    command === 'build' && !isSsrBuild && serviceWorker(),
  ],
}));

/** Builds the worker when the bundle is closed: then the pages that it keeps are written. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    // The app registers it itself, once the page is idle (app/pwa/install).
    injectRegister: false,
    manifest: webManifest({ facts: STARTER_FACTS }),
    includeManifestIcons: false,
    integration: {
      // `npm run build` has its own lines; warnings still come through.
      configureCustomSWViteBuild: (options) => void (options.logLevel = 'warn'),
    },
    injectManifest: {
      // A classic script: not every browser takes a module for a service worker.
      rollupFormat: 'iife',
      // Finishes are chosen in the garden, so their swatches are precached; other pictures once they
      // have been seen.
      globPatterns: [
        '**/*.{html,js,css,woff2,ttf,svg}',
        'content/**/*.json',
        'icons/*.png',
        'assets/swatch-*.avif',
      ],
      globIgnores: [
        'screenshots/**',
        'admin/**',
        // Says what has changed since, so a copy of it says nothing.
        'content/files.json',
        'assets/swatch-living-roof*',
        'assets/view-in-3d-*',
      ],
      manifestTransforms: [withoutAdmin(client), atCleanPaths, documentsOfBuild(buildId)],
    },
  });
}
