import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

/** The files a visitor can come to need: everything but what only the administrator's screens load. */
export function visitorFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file) || key.includes('routes/admin/')) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(name);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key);
  return files;
}

/** Takes the administrator's files out of what the service worker keeps on every visitor's device. */
export function withoutAdmin(out: string): ManifestTransform {
  return (entries) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
    const known = new Set(
      Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
        file,
        ...css,
        ...assets,
      ]),
    );
    const wanted = visitorFiles(manifest);
    return { manifest: entries.filter(({ url }) => !known.has(url) || wanted.has(url)) };
  };
}
