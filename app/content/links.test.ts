import { expect, it } from 'vitest';
import { pageMeta } from './pages';

const files = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const posts = Object.keys(files).map((path) => path.replace('./', '/').replace('.md', ''));

const links = Object.entries(files).flatMap(([path, text]) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => [path, target] as const),
);

const exists = (target: string) =>
  target.startsWith('/')
    ? posts.includes(target) || pageMeta(target).title !== pageMeta('/nowhere').title
    : /^https:\/\/\S+$/.test(target);

it.each(links)('%s links to %s, which exists', (_path, target) => {
  expect(exists(target)).toBe(true);
});

it('finds links to check', () => expect(links.length).toBeGreaterThan(10));
