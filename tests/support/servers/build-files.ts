import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './server';

/** The HTML of every page in the build, by its file below `dist/client`. */
export function builtPages(): Map<string, string> {
  const client = join(DIST, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(pages.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
}

/** The heading of a page in the build. */
export function builtHeading(path: string): string {
  const html = builtPages().get(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`) ?? '';
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return heading.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

/** The paths of the hashed files whose names end like this, such as "/assets/index-1a2b.js". */
export function builtAssets(ending: string): string[] {
  return readdirSync(join(DIST, 'client/assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`);
}

export function readBuildFile(path: string): string {
  return readFileSync(join(DIST, path), 'utf8');
}
