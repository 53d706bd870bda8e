import { Header } from 'tar';
import type { ArchiveFile } from '#server/use-cases/archive-files';

/** A tar archive is written in blocks of this many bytes. */
const BLOCK = 512;

/**
 * Files as a tar archive, part by part: each is read when its turn comes, and none is held whole.
 *
 * @param modified what every file says of when it was written
 * @throws {Error} a file is longer or shorter than it said; the archive breaks off
 */
export async function* tarOf(
  files: AsyncIterable<ArchiveFile>,
  modified: Date,
): AsyncGenerator<Buffer> {
  for await (const { path, size, content } of files) {
    const block = Buffer.alloc(BLOCK);
    const header = new Header({ path, size, mtime: modified, mode: 0o600, type: 'File' });
    if (header.encode(block)) throw new Error(`${path} is too long for the archive.`);
    yield block;
    let written = 0;
    for await (const part of content) {
      written += part.length;
      yield part;
    }
    if (written !== size) throw new Error(`${path} has ${written} bytes instead of ${size}.`);
    yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}
