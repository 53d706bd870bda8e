import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RealServer, waitUntil } from '#tests/support/servers/server';

const WAIT_MS = 300_000;

export async function read({ origin }: RealServer, path: string) {
  const begun = performance.now();
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'identity' };
  const response = await fetch(origin + path, { headers });
  const firstMs = performance.now() - begun;
  return { firstMs, text: await response.text() };
}

export async function newestArticle(server: RealServer): Promise<string> {
  const path = /href="(\/blog\/[a-z0-9-]+)"/.exec((await read(server, '/blog')).text)?.[1];
  if (path === undefined) throw new Error('/blog has no article');
  return path;
}

/** Waits until all pages are written, and spares the minutes in which their copies are made smaller: nothing of them is measured. */
export async function rested(server: RealServer): Promise<void> {
  const file = join(server.dataDir, 'published/published.json');
  const read = async (): Promise<{ behind?: string[] }> => JSON.parse(await readFile(file, 'utf8'));
  await waitUntil(async () => ((await read()).behind ?? []).length === 0, WAIT_MS);
  await server.stop();
  await writeFile(file, JSON.stringify({ ...(await read()), quick: [] }));
  await server.start();
}
