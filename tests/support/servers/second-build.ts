import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { putKillSwitch } from '#build/commands/kill-switch';
import { DIST } from './server';

const BUILDS = resolve(import.meta.dirname, '../../../test-results/builds');

/** A mark in the head of the second build's changed page. */
export const SECOND_BUILD_MARK = 'second-build';

/**
 * A later deploy: the same site with one page changed, so that browsers find a different worker and page.
 * It is inside the repository so that its server can find its packages.
 */
export async function secondBuild(page = 'builder'): Promise<string> {
  const folder = await copyOfBuild();
  await markPage(folder, page);
  return folder;
}

/** A deploy of the kill switch, as built by `npm run build -- --kill-switch`. */
export async function killSwitchBuild(): Promise<string> {
  const folder = await copyOfBuild();
  await putKillSwitch(join(folder, 'client'));
  return folder;
}

/**
 * The same site with the worker of 28f84495, the last one that Serwist's tools built: that build's own file, with this build's
 * list in the place of its own, where one page has another revision.
 */
export async function buildOf28f84495(page = 'builder'): Promise<string> {
  const folder = await copyOfBuild();
  const ours = await readFile(join(folder, 'client/sw.js'), 'utf8');
  const list = /\[\{"revision":.*?\}\]/.exec(ours)?.[0];
  const revision = new RegExp(`(?<="revision":")[0-9a-f]{32}(?=","url":"${page}")`);
  if (!list || !revision.test(list)) throw new Error(`The worker does not precache ${page}`);
  const file = await readFile(resolve(import.meta.dirname, 'worker-of-28f84495.js.br'));
  const worker = brotliDecompressSync(file).toString();
  const before = list.replace(revision, '0'.repeat(32));
  await replaceText(
    folder,
    'sw.js',
    worker.replace('self.__WB_MANIFEST', () => before),
  );
  return folder;
}

async function copyOfBuild(): Promise<string> {
  await mkdir(BUILDS, { recursive: true });
  const folder = await mkdtemp(join(BUILDS, 'second-'));
  await cp(DIST, folder, { recursive: true });
  return folder;
}

/** Removes one hashed file from a build, like a deploy that no longer has it. */
export async function removeAsset(build: string, path: string): Promise<void> {
  for (const ending of ['', '.br', '.gz'])
    await rm(join(build, 'client', path + ending), { force: true });
}

export async function removeBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function markPage(folder: string, page: string) {
  const file = `${page}/index.html`;
  const html = await readFile(join(folder, 'client', file), 'utf8');
  const changed = html.replace(
    '</head>',
    `<meta name="${SECOND_BUILD_MARK}" content="yes"></head>`,
  );
  await replaceText(folder, file, changed);
  const worker = await readFile(join(folder, 'client/sw.js'), 'utf8');
  const entry = new RegExp(`\\{[^{}]*"url":"${page}"[^{}]*\\}`).exec(worker)?.[0];
  if (!entry) throw new Error(`The worker does not precache ${page}`);
  const newEntry = entry.replace(/[0-9a-f]{32}/, createHash('md5').update(changed).digest('hex'));
  if (newEntry === entry) throw new Error(`No revision to change in ${entry}`);
  await replaceText(folder, 'sw.js', worker.replace(entry, newEntry));
}

/** A changed file has no compressed copies: the server sends it uncompressed. */
async function replaceText(folder: string, path: string, text: string) {
  await removeAsset(folder, path);
  await writeFile(join(folder, 'client', path), text);
}
