import type { Plugin } from 'vite';

/**
 * For the PWA plugin's own build of the service worker: silences its log, and requests a single file
 * through the current option instead of a deprecated one.
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
