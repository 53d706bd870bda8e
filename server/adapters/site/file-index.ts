import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ENCODINGS, type Encoding, type FileIndex } from '#server/ports/site';

/** Lists every file below the folder, with compressed copies folded into their originals. */
export async function indexFiles(folder: string): Promise<FileIndex> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const originals = [...paths].filter(
    (path) => !Object.values(ENCODINGS).some((ending) => path.endsWith(ending)),
  );
  return new Map(
    originals.map((path) => [`/${path}`, { folder, path, encodings: encodingsOf(path, paths) }]),
  );
}

function encodingsOf(path: string, paths: ReadonlySet<string>): Encoding[] {
  const encodings: Encoding[] = [];
  if (paths.has(path + ENCODINGS.br)) encodings.push('br');
  if (paths.has(path + ENCODINGS.gzip)) encodings.push('gzip');
  return encodings;
}
