import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

const ADMIN = 'routes/_admin';

/** Nobody writes articles in the van, and their editor is larger than all other screens. */
const AT_THE_DESK = `${ADMIN}/admin/words`;

/** The files only the admin screens load, without any that a visitor may need, and without those of `besides`. */
export function adminOnlyFiles(manifest: Manifest, besides?: string): Set<string> {
  const isTaken = (key: string) => besides === undefined || !key.includes(besides);
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const ofVisitors = filesFrom(manifest, entries, (key) => !key.includes(ADMIN));
  const ofAdmin = filesFrom(
    manifest,
    keys.filter((key) => key.includes(ADMIN) && isTaken(key)),
    isTaken,
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

/**
 * Lists the files of the admin screens that are of use on the road as `/admin/files.json`, for the phone that takes a day of visits along
 * (decision 0066).
 */
export function listAdminFiles(out: string): Plugin {
  return {
    name: 'list-admin-files',
    writeBundle() {
      const files = [...adminOnlyFiles(readManifest(out), AT_THE_DESK)].map((file) => `/${file}`);
      mkdirSync(join(out, 'admin'), { recursive: true });
      writeFileSync(join(out, 'admin/files.json'), JSON.stringify(files));
    },
  };
}

/** Keeps the admin files out of the service worker's precache on visitors' devices. */
export function withoutAdmin(out: string): ManifestTransform {
  return (entries) => {
    const unwanted = adminOnlyFiles(readManifest(out));
    return { manifest: entries.filter(({ url }) => !unwanted.has(url)) };
  };
}

function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
}

/**
 * Documents of `/content` are what the server sends at the install, and words change without a build. The worker keeps a
 * file of another build whose revision is the same; this is what makes each build's worker fetch its own.
 */
export function documentsOfBuild(build: string): ManifestTransform {
  return (entries) => ({
    manifest: entries.map((entry) =>
      entry.url.startsWith('content/')
        ? { ...entry, revision: `${entry.revision}-${build}` }
        : entry,
    ),
  });
}

/** Pages under the addresses the server answers them at, the not-found page as any unknown path (decision 0042). */
export const atCleanPaths: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url.replace(/(^|\/)index\.html$|\.html$/, '') || '/',
  })),
});
