import { statSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { publishedPagesSchema, type PublishedPages } from '#domain/content/pages/published-pages';
import { replaceFile } from '#server/stores/files/disk';

const LIST = 'published.json';

/** With the length of all files together: what is shorter is not whole. */
const listSchema = z.extend(publishedPagesSchema, { bytes: z.int() });

/** Other processes on this folder may be behind, and answers may be under way. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** What was published last; null where nothing was, or where it is not whole. */
export async function readPublished(folder: string): Promise<PublishedPages | null> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => 'null');
  const parsed = listSchema.safeParse(parsedJson(text));
  if (!parsed.success) return null;
  const { bytes, ...pages } = parsed.data;
  return lengthOf(folder, pages) === bytes ? pages : null;
}

/** In bytes. Synchronous calls take a quarter of the time of asynchronous ones for a thousand files. */
function lengthOf(folder: string, { files }: PublishedPages): number {
  return Object.values(files)
    .map((name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Its files are there already: a start after a crash finds the pages of before or these. */
export async function writePublished(folder: string, pages: PublishedPages): Promise<void> {
  const list = { ...pages, bytes: lengthOf(folder, pages) } satisfies z.infer<typeof listSchema>;
  await replaceFile(join(folder, LIST), JSON.stringify(list), nodeDisk);
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
