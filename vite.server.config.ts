import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { aliases } from './build/plugins/aliases.ts';

const root = import.meta.dirname;

/**
 * Bundles the server for plain `node`: main.js, and serve.js, with which tests serve several sites in one
 * process. Packages stay in node_modules.
 */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: aliases },
  build: {
    ssr: true,
    outDir: resolve(root, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [resolve(root, 'server/main.ts'), resolve(root, 'server/serve.ts')],
      output: { entryFileNames: '[name].js' },
    },
  },
});
