import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.ts';

/** `npm start`: builds if there is no build of these sources yet, then serves it. */
// The build has already printed what went wrong.
await ensureBuild().catch(() => process.exit(1));
const server = resolve(import.meta.dirname, '../../dist/server/main.js');
await import(pathToFileURL(server).href);
