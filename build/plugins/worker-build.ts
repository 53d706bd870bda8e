import type { Plugin } from 'vite';

/**
 * For the PWA plugin's own build of the service worker: without the notes of a build, and asked for in
 * one file by the option of today instead of one that is warned of.
 */
export function workerBuild(): Plugin {
  return {
    name: 'worker-build',
    config(config) {
      config.logLevel = 'warn';
      const output = config.build?.rollupOptions?.output;
      if (!output || Array.isArray(output))
        throw new Error('The worker is built in another way now');
      delete output.inlineDynamicImports;
      output.codeSplitting = false;
    },
  };
}
