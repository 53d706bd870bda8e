import { resolve } from 'node:path';
import { getManifest } from '@serwist/build';
import { build } from 'vite';
import { aliases } from '#build/plugins/aliases';
import { atCleanPaths, documentsOfBuild, withoutAdmin } from '#build/plugins/precache';

const root = resolve(import.meta.dirname, '../..');

/**
 * Bundles the service worker to `sw.js`, with the list of the files it precaches, which must be there.
 *
 * @param client the folder of the site's files
 * @param buildId names the build; the words of another are not this one's
 * @throws Error when a file cannot be read, or the bundle fails
 */
export async function buildServiceWorker(client: string, buildId: string): Promise<void> {
  const precached = await listPrecached(client, buildId);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      __PRECACHED__: JSON.stringify(precached),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, 'app/sw/sw.ts'),
        // A classic script: not every browser takes a module for a service worker.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

async function listPrecached(client: string, buildId: string) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: client,
    // Finishes are chosen in the garden, so their swatches are precached; other pictures once they
    // have been seen.
    globPatterns: [
      '**/*.{html,js,css,woff2,ttf,svg}',
      'content/**/*.json',
      'manifest.webmanifest',
      'icons/*.png',
      'assets/swatch-*.avif',
    ],
    globIgnores: [
      'screenshots/**',
      'admin/**',
      // Says what has changed since, so a copy of it says nothing.
      'content/files.json',
      'assets/swatch-living-roof-*',
      'assets/view-in-3d-*',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [withoutAdmin(client), atCleanPaths, documentsOfBuild(buildId)],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries;
}
