import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The pages about the product, its parts and its decisions, and the files whose comments lead to them. */
const FOLDERS = ['docs', 'domain', 'server', 'app', 'deploy', 'build', 'tests'];

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && (folder === 'deploy' || /\.(md|tsx?)$/.test(entry.name)))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const files = ['README.md', 'CHANGELOG.md', ...(await Promise.all(FOLDERS.map(filesIn))).flat()];
const texts = new Map(
  await Promise.all(
    files.map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const),
  ),
);

/** As GitHub makes the name of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', name] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(join(ROOT, file))) return false;
  const headings = [...(texts.get(file) ?? '').matchAll(/^#+ (.*)$/gm)];
  return name === undefined || headings.some(([, heading = '']) => anchor(heading) === name);
}

describe('the pages of the repository', () => {
  const pages = [...texts].filter(
    ([path]) => path.endsWith('.md') && !path.startsWith('app/content/'),
  );

  it('link to what is there', () => {
    const links = pages.flatMap(([path, text]) =>
      [...text.matchAll(/(?:\]\(|src=")([^)\s"]+)/g)].map(
        ([, target = '']) => [path, target] as const,
      ),
    );
    const own = links.filter(([, target]) => !/^[a-z]+:/.test(target));
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter(([path, target]) => !leadsSomewhere(path, target))).toEqual([]);
  });

  it('are named where they are, and so is what is in deploy/', () => {
    const named = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\w/.-])(?:docs|deploy)\/[\w/.-]*\w\.\w+/g)].map(
        ([target]) => [path, target] as const,
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, target]) => !existsSync(join(ROOT, target)))).toEqual([]);
  });
});
