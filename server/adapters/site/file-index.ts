import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Content encodings in order of preference, with their file extensions. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS;

export interface StaticFile {
  folder: string;
  /** Relative to the folder, with forward slashes. */
  path: string;
  /** The encodings with a compressed copy next to the file: `<path>.br`, `<path>.gz`. */
  encodings: readonly Encoding[];
  /** Of what it says, for a file that is not the build's. */
  hash?: string;
  /** The hash of the style in a page, for its content security policy. */
  style?: string | undefined;
}

/** Files by URL path ("/assets/index-1a2b.js"). Anything not listed is not served. */
export type FileIndex = ReadonlyMap<string, StaticFile>;

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

/** The path of the file in one of its encodings. */
export function encodedPath(file: StaticFile, encoding: Encoding | undefined): string {
  return encoding === undefined ? file.path : `${file.path}${ENCODINGS[encoding]}`;
}

function encodingsOf(path: string, paths: ReadonlySet<string>): Encoding[] {
  const encodings: Encoding[] = [];
  if (paths.has(path + ENCODINGS.br)) encodings.push('br');
  if (paths.has(path + ENCODINGS.gzip)) encodings.push('gzip');
  return encodings;
}
