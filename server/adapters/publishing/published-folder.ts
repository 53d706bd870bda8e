import { statSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import {
  publishedPagesSchema,
  type PublishedPages,
} from '#domain/site/content/pages/published-pages';
import { replaceFile } from '#server/stores/files/disk';

const LIST = 'published.json';
/** Other processes on this folder may be behind, and answers may be under way. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** What was published last; null where nothing was, or where it is not whole. */
export async function readPublished(folder: string): Promise<PublishedPages | null> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => 'null');
  const parsed = publishedPagesSchema.safeParse(parsedJson(text));
  if (!parsed.success) return null;
  // Nobody is served yet, and a thousand files take a quarter of the time of asynchronous calls.
  const isWhole = Object.values(parsed.data.files).every(
    (name) =>
      statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.size === Number(name.split('.')[1]),
  );
  return isWhole ? parsed.data : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Its files are there already: a start after a crash finds the earlier pages or these. */
export async function writePublished(folder: string, pages: PublishedPages): Promise<void> {
  await replaceFile(join(folder, LIST), JSON.stringify(pages), nodeDisk);
}

/** Removes files that nobody has used for a day. */
export async function sweepPublished(
  folder: string,
  { files }: PublishedPages,
  now: Date,
): Promise<void> {
  const used = new Set([LIST, ...Object.values(files)]);
  for (const name of await readdir(folder)) {
    if (used.has(name.replace(/\.(br|gz)$/, ''))) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > KEEP_MS) await rm(join(folder, name), { force: true });
  }
}
