import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { brotliSize } from './brotli-size.ts';

const KIB = 1024;

/** Maximum sizes for the home page, in bytes as transferred (brotli, quality 11). */
const BUDGETS = {
  'JS needed before load': 3 * KIB,
  'all JS of / after hydration': 110 * KIB,
  'inlined CSS of /': 15 * KIB,
  'all of /': 200 * KIB,
};

/**
 * Modules the home page imports on its own once it runs, by the end of their path; all others are loaded
 * on demand.
 */
const AFTER_HYDRATION = [
  'entry-client.tsx',
  'routes/index.tsx?tsr-split=component',
  'workbox-window/build/workbox-window.prod.es5.mjs',
];

/** Maximum sizes for the view in 3-D, which the builder loads afterwards: its program beside the builder's, and all its pictures. */
const VIEW_BUDGETS = {
  'JS of the view in 3-D': 135 * KIB,
  'pictures and meshes of the view in 3-D': 450 * KIB,
};

const VIEW = 'view3d/view-layer.tsx';
const BUILDER = [
  'routes/_live/builder.tsx?tsr-split=component',
  'pictures/outside-picture.tsx',
  'pictures/inside-picture.tsx',
];

/**
 * Weighs the view in 3-D of a finished build and prints the figures.
 *
 * @param out the folder that is served, including compressed files
 * @throws Error when it is over budget
 */
export function weighView(out: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const known = closure(manifest, ['index.html', ...AFTER_HYDRATION, ...BUILDER]);
  const scripts = [...closure(manifest, [VIEW])].filter((file) => !known.has(file));
  const media = readdirSync(join(out, 'assets')).filter((name) =>
    /^view-.*\.(webp|glb)$/.test(name),
  );
  const size = (files: string[]) =>
    files.reduce((sum, file) => sum + brotliSize(join(out, file)), 0);
  report(VIEW_BUDGETS, {
    'JS of the view in 3-D': size(scripts),
    'pictures and meshes of the view in 3-D': size(media.map((name) => `assets/${name}`)),
  });
}

/**
 * Weighs the home page of a finished build and prints the figures.
 *
 * @param out the folder that is served, including compressed files
 * @throws Error when it is over budget
 */
export function weighHomePage(out: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + brotliSize(join(out, file)), 0);

  const boot = closure(manifest, ['index.html']);
  const scripts = closure(manifest, ['index.html', ...AFTER_HYDRATION]);
  const inlined = [...home.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const inlineScripts = brotliCompressSync(inlined.join('\n')).length;
  const css = /<style>([\s\S]*?)<\/style>/.exec(home)?.[1] ?? '';
  const rest = ['index.html', ...filesOf(out, home)];
  const sizes: Record<keyof typeof BUDGETS, number> = {
    'JS needed before load': size(boot) + inlineScripts,
    'all JS of / after hydration': size(scripts) + inlineScripts,
    'inlined CSS of /': Buffer.byteLength(css),
    'all of /': size(new Set([...scripts, ...rest])),
  };
  writeFileSync(resolve(out, '../budgets.json'), JSON.stringify({ sizes, scripts: [...scripts] }));
  report(BUDGETS, sizes);
}

/** The chunks these modules need, each once. */
function closure(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const ending = (path: string) => Object.keys(manifest).find((key) => key.endsWith(path)) ?? path;
  const add = (key: string) => {
    const chunk = manifest[key] ?? manifest[ending(key)];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; mend AFTER_HYDRATION`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) add(name);
  };
  for (const name of modules) add(name);
  return files;
}

/** The page's downloads on a phone besides scripts: stylesheets, both typefaces, and the hero picture. */
function filesOf(out: string, home: string): string[] {
  const sheet = /name="deferred-styles" content="\/([^"]+)"/.exec(home)?.[1];
  const hero = /<source[^>]*max-width[^>]*image\/avif[^>]*srcset="\/([^ "]+)/i.exec(home)?.[1];
  if (!sheet || !hero) throw new Error('The home page has lost its stylesheet or its hero picture');
  const assets = readdirSync(join(out, 'assets')).map((name) => `assets/${name}`);
  return [sheet, hero, ...assets.filter((name) => name.endsWith('.woff2'))];
}

function report<Name extends string>(limits: Record<Name, number>, sizes: Record<Name, number>) {
  const over: string[] = [];
  for (const [name, limit] of Object.entries<number>(limits)) {
    const bytes = sizes[name as Name];
    const line = `${name}: ${(bytes / KIB).toFixed(1)} of ${limit / KIB} KiB`;
    console.log(line);
    if (bytes > limit) over.push(line);
  }
  if (over.length > 0) throw new Error(`Over budget: ${over.join('; ')}`);
}
