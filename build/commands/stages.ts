import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { weighHomePage, weighView } from './budgets.ts';
import { generate } from './generate.ts';
import { compressFolder } from './precompress.ts';
import { endStage, stage } from './progress.ts';
import { copySamples } from './sample-pictures.ts';
import { sourceStamp } from './source-stamp.ts';

const root = resolve(import.meta.dirname, '../..');
const client = resolve(root, 'dist/client');

/** Builds the site and the server into `dist/`, and records which sources they were made from. */
export async function runStages(): Promise<void> {
  const stamp = sourceStamp();
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: stamp });
  stage('Generating routes and styles');
  await generate();
  // To `startBuild`.
  process.send?.('generated');
  stage('Bundling the pages');
  await vite('vite.config.ts', [sayThatPagesAreWritten]);
  stage('Compressing');
  await compressFolder(client);
  stage('Bundling the server');
  await vite('vite.server.config.ts');
  await copySamples(resolve(root, 'dist'));
  endStage();
  weighHomePage(client);
  weighView(client);
  writeFileSync(resolve(root, 'dist/stamp'), stamp);
}

async function vite(config: string, plugins: Plugin[] = []): Promise<void> {
  await build({ configFile: resolve(root, config), plugins, logLevel: 'warn' });
}

/** Vite loads the plugins of vite.config.ts itself, so they cannot know about stages started here. */
const sayThatPagesAreWritten: Plugin = {
  name: 'say-that-pages-are-written',
  writeBundle: {
    order: 'pre',
    handler: () => stage('Writing the pages and the service worker'),
  },
};
