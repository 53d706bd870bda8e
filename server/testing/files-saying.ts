import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder that have this text in them. */
export async function filesSaying(folder: string, words: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8').catch(() => '');
    if (text.includes(words)) found.push(entry.name);
  }
  return found;
}
