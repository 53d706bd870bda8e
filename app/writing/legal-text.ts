import type { LegalText } from '#app/content/site-data';
import type { LegalName } from '#domain/site/content/legal-pages';
import { legalTokens, withTokens } from '#domain/site/content/tokens';
import type { SiteContent } from '#domain/site/content/site-content';
import { escapeHtml } from '#domain/text/escape-html';
import { galleryPictures } from './articles/article-picture';
import { renderMarkdown } from './markdown/render-markdown';

/** A legal page as HTML, with the company's facts in it. */
export function legalText(
  name: LegalName,
  { facts, gallery, legal }: Pick<SiteContent, 'facts' | 'gallery' | 'legal'>,
): LegalText {
  const { body, ...page } = legal[name];
  const values = Object.entries(legalTokens(facts)).map(
    ([token, value]) => [token, escapeHtml(value)] as const,
  );
  return {
    ...page,
    html: withTokens(renderMarkdown(body, galleryPictures(gallery)), new Map(values)),
  };
}
