import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import {
  refuseRulesForWords,
  withoutFaces,
  type Sheet,
} from './writer/first-screen/critical-styles.ts';
import { kitFile, type StoredKit } from './writer/page-kit.ts';
import { writeSocialPictures } from './social-pictures.ts';

type Writer = typeof import('./writer/write-site.ts');

const WRITER = resolve(import.meta.dirname, 'writer');

/**
 * Writes every public page as finished HTML (`<path>/index.html`), `404.html`, and pages without content
 * for screens rendered only in the browser. The server knows no other pages than these and those that it writes with
 * the same program, which is kept in `dist/pages` (decisions 0042 and 0074). The service worker is built afterwards, when
 * the bundle is closed, with all public pages in its precache manifest.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: () => writePages(config),
  };
}

async function writePages(config: ResolvedConfig) {
  const out = config.build.outDir;
  const folder = resolve(out, '../pages');
  const writer = await buildWriter(config, folder);
  writer.checkPaths();
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const sheet = await findSheet(out, template);
  const stamp = process.env['BUILD_ID'] ?? 'development';
  const rules = new Map<string, string>();
  const has = (path: string) => existsSync(join(out, path));
  const files = await writer.writeSite({ template, sheet, rules, has }, stamp);
  for (const { path, text } of files) {
    // The plugin of the service worker has written it, from the same facts (vite.config.ts).
    if (path === writer.MANIFEST_PATH) continue;
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  await writeFile(join(out, sheet.href), withoutFaces(sheet.css));
  await writeSocialPictures(out, writer.OWN_PICTURES.keys(), writer.SOCIAL_SIZE);
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const csp = {
    styleHashes: Object.fromEntries(pages.map(({ path, style }) => [path.slice(1), style])),
    scriptHashes: [...new Set(pages.flatMap(({ scripts }) => scripts))],
  };
  await writeFile(join(out, 'csp.json'), JSON.stringify(csp));
  const kit: StoredKit = {
    build: stamp,
    template,
    sheet,
    rules: Object.fromEntries(rules),
    built: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    inputs: Object.fromEntries(files.map(({ path, input }) => [path, input])),
  };
  await writeFile(kitFile(folder), JSON.stringify(kit));
  await writeFile(join(folder, 'starter.json'), JSON.stringify(writer.STARTER));
}

/** The same modules as the browser's, built a second time to run here and in a thread of the server, with their packages. */
async function buildWriter(config: ResolvedConfig, outDir: string): Promise<Writer> {
  await build({
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      // Pictures that no page of today shows, but articles may.
      ssrEmitAssets: true,
      copyPublicDir: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['write-site.ts', 'thread.ts'].map((file) => join(WRITER, file)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  await cp(join(outDir, 'assets'), join(config.build.outDir, 'assets'), {
    recursive: true,
    // The program's own chunks are not for visitors.
    filter: (path) => !path.endsWith('.js'),
  });
  return import(pathToFileURL(join(outDir, 'write-site.js')).href);
}

/** The one stylesheet linked by the built page. */
async function findSheet(out: string, template: string): Promise<Sheet> {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (!href) throw new Error('The built page links no stylesheet');
  const sheet = { href, css: await readFile(join(out, href), 'utf8') };
  refuseRulesForWords(sheet);
  return sheet;
}
