import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { isDiskFull } from '#server/stores/files/disk';
import { encodedPath } from '#server/ports/site';
import type { Encoding, FileIndex, StaticFile } from '#server/ports/site';

/** Files that contain the origin: pages, and the files search engines read. */
const MAY_NAME_ORIGIN = /\.(html|xml|txt)$/;

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: promisify(brotliCompress) as (text: string) => Promise<Buffer>,
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

interface OriginOptions {
  files: FileIndex;
  /** The origin visitors use; undefined leaves every file as built. */
  publicUrl: string | undefined;
  /** Where the rewritten files and their compressed copies go. */
  folder: string;
  /** Called when the disk is full. */
  report?: (error: unknown, what: string) => void;
}

/**
 * The site's files with `publicUrl` instead of the origin they were built with. They have the times of the
 * build's files, from which their ETags are made: those are the same after a restart, and in every process.
 */
export async function withOrigin(options: OriginOptions): Promise<FileIndex> {
  const { files, publicUrl, folder, report = () => undefined } = options;
  if (publicUrl === undefined || publicUrl === BUILT_ORIGIN) return files;
  const entries = await Promise.all(
    [...files].map(async ([path, file]) => {
      const text = MAY_NAME_ORIGIN.test(path) ? await readText(file) : '';
      if (!text.includes(BUILT_ORIGIN)) return [path, file] as const;
      const moved = { ...file, folder };
      try {
        await writeCopies(moved, text.replaceAll(BUILT_ORIGIN, publicUrl));
        await takeTimes(file, moved);
        return [path, moved] as const;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        report(error, `${path} names the origin it was built with until there is room.`);
        return [path, file] as const;
      }
    }),
  );
  return new Map(entries);
}

/** Copies when the file and its compressed copies were written. */
async function takeTimes(from: StaticFile, to: StaticFile): Promise<void> {
  for (const encoding of [undefined, ...from.encodings]) {
    const { atime, mtime } = await stat(join(from.folder, encodedPath(from, encoding)));
    await utimes(join(to.folder, encodedPath(to, encoding)), atime, mtime);
  }
}

function readText({ folder, path }: StaticFile): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

async function writeCopies(file: StaticFile, text: string): Promise<void> {
  // A copy that is missing or cannot be read is written again.
  if ((await readText(file).catch(() => '')) === text) return;
  const target = join(file.folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  for (const encoding of file.encodings) {
    const compressed = await COMPRESS[encoding](text);
    await writeFile(join(file.folder, encodedPath(file, encoding)), compressed);
  }
  // Written last, because it marks its copies as complete: an interrupted start is repeated.
  await writeFile(target, text);
}
