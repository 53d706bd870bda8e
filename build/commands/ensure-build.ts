import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAll } from './build.ts';
import { sourceStamp } from './source-stamp.ts';

const stampFile = resolve(import.meta.dirname, '../../dist/stamp');

/** Builds the site if there is no build of these sources yet. */
export async function ensureBuild(): Promise<void> {
  if (!isBuilt()) await buildAll();
}

/** Whether `dist/` was made from these sources. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}
