import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** TrueType is halved as text is. */
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
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` (quality 11) and a `.gz` beside every text file, so that no request compresses one. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT.has(extname(file.name)));
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** Puts the compressed copies of one text file beside it, in the place of those that are there. */
export async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
}
