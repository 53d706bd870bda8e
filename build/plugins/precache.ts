import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const ADMIN = 'routes/_admin';

/** The files only the admin screens load, without any that a visitor may need. */
export function adminOnlyFiles(manifest: Manifest): Set<string> {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const ofVisitors = filesFrom(manifest, entries, (key) => !key.includes(ADMIN));
  const ofAdmin = filesFrom(
    manifest,
    keys.filter((key) => key.includes(ADMIN)),
    () => true,
  );
  return new Set([...ofAdmin].filter((file) => !ofVisitors.has(file)));
}

/** All files these modules load, immediately or later, following only allowed paths. */
function filesFrom(
  manifest: Manifest,
  keys: readonly string[],
  mayTake: (key: string) => boolean,
): Set<string> {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file) || !mayTake(key)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(name);
  };
  for (const key of keys) add(key);
  return files;
}

/** Keeps the admin files out of the service worker's precache on visitors' devices. */
export function withoutAdmin(out: string): ManifestTransform {
  const file = join(out, '.vite/manifest.json');
  return (entries) => {
    // A failed bundle is closed too, and an error thrown here would hide its own.
    if (!existsSync(file)) return { manifest: entries };
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    const unwanted = adminOnlyFiles(manifest);
    return { manifest: entries.filter(({ url }) => !unwanted.has(url)) };
  };
}

/** Pages under the addresses the server answers them at, the not-found page as any unknown path (decision 0042). */
export const atCleanPaths: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url.replace(/(^|\/)index\.html$|\.html$/, '') || '/',
  })),
});
