import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const ADMIN = 'routes/admin/';

/** The files that only the administrator's screens load: what a visitor can come to need is not among them. */
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

/** All that these modules load, at once or later, as far as the way there may be taken. */
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

/** Takes the administrator's files out of what the service worker keeps on every visitor's device. */
export function withoutAdmin(out: string): ManifestTransform {
  const file = join(out, '.vite/manifest.json');
  return (entries) => {
    // A bundle that failed is closed as well, and a fault of ours would be heard in the place of its own.
    if (!existsSync(file)) return { manifest: entries };
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    const unwanted = adminOnlyFiles(manifest);
    return { manifest: entries.filter(({ url }) => !unwanted.has(url)) };
  };
}
