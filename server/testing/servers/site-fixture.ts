import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FILES: Record<string, string> = {
  'index.html': '<title>Home</title>',
  'pricing/index.html': '<title>Pricing</title>',
  'services/garden-rooms/index.html': '<title>Garden Rooms</title>',
  'admin/index.html': '<title>Desk</title>',
  'admin/pricing/index.html': '<title>Pricing management</title>',
  '404.html': '<title>404 Page Not Found</title>',
  'sw.js': '// worker',
  'theme.js': '// theme',
  'manifest.webmanifest': '{}',
  'icons/icon-192.png': 'picture',
  'csp.json':
    '{"styleHashes":{"index.html":"sha256-abc+/=","admin/pricing/index.html":"sha256-ghi+/="},"scriptHashes":["sha256-def+/="]}',
  'assets/index-1a2b.js': 'console.log("one")',
  'assets/index-1a2b.css': 'body{}',
};

const COMPRESSED = /\.(html|js|css|webmanifest)$/;

/** Writes a small build like `dist/client` to the folder, with additional files if wanted. */
export async function writeSite(folder: string, more: Record<string, string> = {}): Promise<void> {
  for (const [path, text] of Object.entries({ ...FILES, ...more })) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    if (!COMPRESSED.test(path)) continue;
    await writeFile(`${target}.br`, brotliCompressSync(text));
    await writeFile(`${target}.gz`, gzipSync(text));
  }
}
