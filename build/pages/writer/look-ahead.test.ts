import { expect, it } from 'vitest';
import { publishedContent } from '#domain/site/content/site-content';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { changedPages, previewPage } from './look-ahead';
import { hashesOf } from './write-page';
import { STARTER } from './write-site';

const sheet = { href: '/assets/style.css', css: 'p{margin:0}' };
const template = `<!doctype html><html><head><!--head--><script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="${sheet.href}"></head><body><div id="root"><!--app--></div><script>addEventListener("click",(e)=>e)</script></body></html>`;
const content = publishedContent(STARTER, { now: new Date(), samples: true });
const [question] = content.questions;
if (question === undefined) throw new Error('The starter has lost its questions');
const changed = { ...content, questions: [{ ...question, answer: 'Ask the joiner.' }] };

const [article, ...others] = content.articles;
if (article === undefined) throw new Error('The starter has lost its articles');

it('names the pages that show another title, and none that does not', async () => {
  const articles = [{ ...article, title: 'Oak or larch?' }, ...others];
  const paths = await changedPages(content, { ...content, articles });
  expect(paths).toContain(`/blog/${article.slug}`);
  expect(paths).not.toContain('/pricing');
});

it('names the page of an article that goes', async () => {
  const paths = await changedPages(content, { ...content, articles: others });
  expect(paths).toContain(`/blog/${article.slug}`);
});

it('shows a page in new words, with typefaces that its policy allows and the origin of visitors', async () => {
  const kit = { template, sheet, rules: new Map<string, string>(), has: () => true };
  const { html, styles } = await previewPage(kit, '/pricing', changed, 'https://rooms.example');
  expect(html).toContain('Ask the joiner.');
  expect(html).toMatch(/<style>[^<]*@font-face/);
  expect(styles).toEqual(hashesOf(html, 'style'));
  expect(styles).toHaveLength(2);
  expect(html).toContain('https://rooms.example/pricing');
  expect(html).not.toContain(BUILT_ORIGIN);
});
