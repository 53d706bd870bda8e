import { expect, it } from 'vitest';
import { publishedContent } from '#domain/site/content/site-content';
import { rehearse } from './rehearse';
import { STARTER } from './write-site';

const sheet = { href: '/assets/style.css', css: 'p{margin:0}' };
const template = `<!doctype html><html><head><!--head--><script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="${sheet.href}"></head><body><div id="root"><!--app--></div><script>addEventListener("click",(e)=>e)</script></body></html>`;
const content = publishedContent(STARTER, { now: new Date(), samples: true });

/** A kit that notes the rules it has found: one entry for each page that was drawn. */
const kit = (paths: readonly string[]) => ({
  template,
  sheet,
  rules: new Map<string, string>(),
  has: () => true,
  built: Object.fromEntries(paths.map((path) => [path, ''])),
});

it('draws the pages that the build has', async () => {
  const one = kit(['/about/index.html', '/pricing/index.html']);
  await rehearse(one, content, () => true);
  expect(one.rules.size).toBe(2);
});

it('stops when another task has come', async () => {
  const one = kit(['/index.html', '/about/index.html', '/pricing/index.html']);
  await rehearse(one, content, () => one.rules.size < 1);
  expect(one.rules.size).toBe(1);
});
