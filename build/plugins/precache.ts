import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

const ADMIN = 'routes/_admin';

/** Nobody writes articles in the van, and their editor is larger than all screens. */
const AT_THE_DESK = 'desk/words/editor/';

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
 * Lists the desk's pages, which are empty, and its files that are of use on the road as `/admin/files.json`, for every device that
 * somebody is signed in on (decision 0116). Once the bundle is closed: then the pages are written.
 */
export function listAdminFiles(out: string): Plugin {
  return {
    name: 'list-admin-files',
    closeBundle() {
      const files = [...adminOnlyFiles(readManifest(out), AT_THE_DESK)].map((file) => `/${file}`);
      const written = readdirSync(join(out, 'admin'), { recursive: true, encoding: 'utf8' });
      const list = JSON.stringify([...adminPages(written), ...files]);
      writeFileSync(join(out, 'admin/files.json'), list);
    },
  };
}

/** The addresses of the pages among what is written below `admin`. */
export function adminPages(written: readonly string[]): string[] {
  return written
    .map((file) => `/admin/${file.replaceAll(sep, '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/\/index\.html$/, ''))
    .toSorted();
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
