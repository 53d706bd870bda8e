import { articlePage } from '#app/writing/articles/article-files';
import type { Article } from '#domain/site/content/articles';
import type { SiteContent } from '#domain/site/content/site-content';
import { escapeHtml } from '#domain/text/escape-html';
import { wellFormed } from '#domain/text/plain-text';
import { BUILT_ORIGIN } from '#domain/site/site-origin';

/** Where the feed is. */
export const FEED_PATH = '/feed.xml';

/** A reader asks again and again, and has what it saw before; a year of writing every other week fits. */
const MOST_ENTRIES = 20;

/** The newest articles in the Atom Syndication Format (RFC 4287), newest first, each whole. */
export function feed(content: SiteContent): string {
  const { name } = content.facts.company;
  const newest = content.articles.slice(0, MOST_ENTRIES);
  // A feed without entries still has to say when it changed: never.
  const updated = newest[0] ? momentOf(newest[0]) : '1970-01-01T00:00:00Z';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${text(name)}</title>
  <id>${BUILT_ORIGIN}/blog</id>
  <link href="${BUILT_ORIGIN}/blog"/>
  <link rel="self" type="application/atom+xml" href="${BUILT_ORIGIN}${FEED_PATH}"/>
  <updated>${updated}</updated>
  <author><name>${text(name)}</name></author>
${newest.map((article) => entryOf(article, content)).join('')}</feed>
`;
}

function entryOf(article: Article, content: SiteContent): string {
  const { slug, title, excerpt, author, category } = article;
  const url = `${BUILT_ORIGIN}/blog/${slug}`;
  const page = articlePage(slug, content);
  const html = page && 'html' in page ? page.html : '';
  return `  <entry>
    <title>${text(title)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <updated>${momentOf(article)}</updated>
    <author><name>${text(author)}</name></author>
    <category term="${text(category)}"/>
    <summary>${text(excerpt)}</summary>
    <content type="html" xml:base="${url}">${text(html)}</content>
  </entry>
`;
}

function momentOf({ date }: Article): string {
  return `${date}T00:00:00Z`;
}

/** Characters that no XML document may hold, whatever is done to them. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

function text(words: string): string {
  return escapeHtml(wellFormed(words).replace(NOT_XML, ''));
}
