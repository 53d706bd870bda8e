import { build } from 'vite';
import { aliases } from '#build/plugins/aliases';

/** A module of the product with all it needs in one script for a bare page, as the build would make it. */
export async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('There is no script');
  return chunk.code;
}
