import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DIST, RealServer } from '#tests/support/servers/server';

const BUILDS = resolve(import.meta.dirname, '../../../test-results/builds');

const STYLE =
  'body{margin:0;font:17px/1.5 system-ui}img{display:block;width:100%;height:min(92vw,52svh);object-fit:cover}';

interface BarePage {
  url: string;
  close(): Promise<void>;
}

/**
 * The baseline: a page with only a heading, a native menu and the home page's hero picture, sent by the
 * same server as ours, so that only the pages differ.
 */
export async function startBarePage(): Promise<BarePage> {
  await mkdir(BUILDS, { recursive: true });
  const build = await mkdtemp(join(BUILDS, 'bare-'));
  await cp(DIST, build, { recursive: true });
  const client = join(build, 'client');
  const html = barePage(await heroPicture(client));
  await writeFile(join(client, 'index.html'), html);
  await writeFile(join(client, 'index.html.br'), brotliCompressSync(html));
  await rm(join(client, 'index.html.gz'));
  const styleHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
  const hashes = { styleHashes: { 'index.html': styleHash }, scriptHashes: [] };
  await writeFile(join(client, 'csp.json'), JSON.stringify(hashes));
  const server = await RealServer.create({ build });
  await server.start();
  const close = async () => {
    await server.dispose();
    await rm(build, { recursive: true });
  };
  return { url: `${server.origin}/`, close };
}

function barePage(picture: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>
<style>${STYLE}</style></head>
<body><details><summary>Menu</summary><a href="/">Home</a></details>
<img src="${picture}" width="1296" height="1080" fetchpriority="high" alt="">
<h1>Transform Your Garden Into Your Dream Space</h1></body></html>`;
}

/** The same file that a phone of this profile picks for the home page's hero. */
async function heroPicture(client: string): Promise<string> {
  const home = await readFile(join(client, 'index.html'), 'utf8');
  const source = /<source[^>]*max-width[^>]*image\/avif[^>]*srcset="([^ "]+)/i.exec(home)?.[1];
  if (!source) throw new Error('The home page has no AVIF source for phones');
  return source;
}
