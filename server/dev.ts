import { join } from 'node:path';
import type { Express } from 'express';
import { createApp } from './app';
import { readConfig } from './startup/config';
import { openServices } from './startup/services';
import type { Services } from './startup/services';

/** Outlives this module: an edit reloads it while the old services still hold the data folder. */
const held = globalThis as typeof globalThis & { developmentServices?: Services };

let app: Promise<Express> | undefined;

/**
 * The API and the health checks without the site, to be mounted in Vite's own server. Call it for every
 * request: it creates one app per version of the code, and closes the previous one.
 */
export function developmentApp(): Promise<Express> {
  app ??= open().catch((error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

async function open(): Promise<Express> {
  await held.developmentServices?.close();
  const services = await openServices(readConfig(process.env), {
    siteFolder: null,
    // From the latest build, if there is one.
    samplesFolder: join(import.meta.dirname, '../dist/server/samples'),
    print: (line) => process.stdout.write(`${line}\n`),
  });
  held.developmentServices = services;
  return createApp(services);
}
