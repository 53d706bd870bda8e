import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** TrueType and meshes compress to half their size, like text. */
const TEXT = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.ttf',
  '.glb',
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` (quality 11) and a `.gz` next to every text file, so that no request has to compress
 * one.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT.has(extname(file.name)));
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** Writes the compressed copies of one text file next to it, replacing existing ones. */
export async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
}
