import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { pathsOf } from './pages';

const files = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const posts = Object.keys(files).map((path) => path.replace('./', '/').replace('.md', ''));

const pages = pathsOf({ facts: STARTER_FACTS, articles: [] });

const links = Object.entries(files).flatMap(([path, text]) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => [path, target] as const),
);

const exists = (target: string) =>
  target.startsWith('/')
    ? posts.includes(target) || pages.includes(target)
    : /^https:\/\/\S+$/.test(target);

it.each(links)('%s links to %s, which exists', (_path, target) => {
  expect(exists(target)).toBe(true);
});

it('finds links to check', () => expect(links.length).toBeGreaterThan(10));
