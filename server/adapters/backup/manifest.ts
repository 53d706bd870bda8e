import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** Stored beside the files it describes. */
export const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});

type Manifest = z.infer<typeof manifestSchema>;

/** A backup that cannot be made or used; the message says why. */
export class BadBackupError extends Error {
  override name = 'BadBackupError';
}

/**
 * Every file below the folder except its manifest, with size and checksum, sorted by path.
 *
 * @throws {BadBackupError} a link, a pipe or a device, whose content would not be the backup's own
 */
export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isDirectory() && !entry.isFile());
  if (odd !== undefined) {
    const path = relative(folder, join(odd.parentPath, odd.name));
    throw new BadBackupError(`${path} is neither a file nor a folder.`);
  }
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== MANIFEST)
    .toSorted();
  const files: Manifest['files'] = [];
  for (const path of paths) {
    const whole = join(folder, path);
    files.push({ path, size: (await stat(whole)).size, sha256: await checksum(whole) });
  }
  return files;
}

/**
 * Checks that the folder holds exactly what its manifest says.
 *
 * @throws {BadBackupError}
 */
export async function verifyFiles(folder: string): Promise<void> {
  // First, because it refuses links before any file is opened.
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  const { files } = await readManifest(join(folder, MANIFEST));
  for (const { path, size, sha256 } of files) {
    const file = found.get(path);
    if (file === undefined) throw new BadBackupError(`The backup lacks ${path}.`);
    if (file.size !== size || file.sha256 !== sha256) {
      throw new BadBackupError(`The backup is damaged: ${path} is not as it was written.`);
    }
    found.delete(path);
  }
  const [strange] = found.keys();
  if (strange !== undefined) {
    throw new BadBackupError(`The backup holds ${strange}, which it was not written with.`);
  }
}

async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BadBackupError('This is no backup: it has no manifest.json.', { cause });
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BadBackupError('This is no backup: its manifest.json cannot be read.', { cause });
  }
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
