import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceStamp } from './source-stamp.ts';

const dist = resolve(import.meta.dirname, '../dist');

/** `npm start`: builds when there is no build of these sources yet, then serves it. */
const stampFile = resolve(dist, 'stamp');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceStamp()) {
  console.log('Building the site…');
  const { buildAll } = await import('./build.ts');
  await buildAll();
}
await import(pathToFileURL(resolve(dist, 'server/main.js')).href);
