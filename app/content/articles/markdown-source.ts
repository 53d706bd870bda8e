import { escapeHtml } from '#domain/escape-html';
import { fillIn } from '#app/content/fill-in';
import { parseFrontMatter } from './front-matter';
import { legalDetails } from '#app/content/company/legal-details';
import { legalMetaSchema, type LegalPage } from './legal-meta';
import { postMetaSchema, type PostMeta, type PostSource } from './post-meta';

/**
 * Parses a post from blog/*.md at build time.
 *
 * @param slug the file's name, which its front matter must repeat
 * @throws FrontMatterError, zod's error naming the field, or Error when the slug differs
 */
export function readPost(
  text: string,
  slug: string,
): { meta: PostMeta; sources: PostSource[]; body: string } {
  const { meta: head, body } = parseFrontMatter(text);
  const { sources, ...meta } = postMetaSchema.parse(head);
  if (meta.slug !== slug) throw new Error(`${slug}.md calls itself ${meta.slug}`);
  return { meta, sources, body };
}

/**
 * Parses a page from legal/*.md at build time, with the company's details filled in.
 *
 * @throws FrontMatterError, zod's error naming the field, UnknownTokenError
 */
export function readLegalPage(text: string, render: (markdown: string) => string): LegalPage {
  const { meta, body } = parseFrontMatter(text);
  const details = Object.entries(legalDetails).map(([token, value]) => [token, escapeHtml(value)]);
  const html = fillIn(render(body), Object.fromEntries(details));
  return { meta: legalMetaSchema.parse(meta), html };
}
