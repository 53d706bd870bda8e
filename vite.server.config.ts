import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { aliases } from './build/plugins/aliases.ts';

const root = import.meta.dirname;

/** Bundles the server to dist/server/main.js for plain `node`; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: aliases },
  build: {
    ssr: resolve(root, 'server/main.ts'),
    outDir: resolve(root, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'main.js' },
    },
  },
});
