import type { LegalText } from '#app/content/site-data';
import type { CompanyFacts } from '#domain/content/company-facts';
import type { LegalPage } from '#domain/content/legal-pages';
import { legalTokens, withTokens } from '#domain/content/legal-tokens';
import { escapeHtml } from '#domain/escape-html';
import { renderMarkdown } from './markdown/render-markdown';

/** A legal page as HTML, with the company's facts in it. */
export function legalText({ body, ...page }: LegalPage, facts: CompanyFacts): LegalText {
  const values = Object.entries(legalTokens(facts)).map(
    ([token, value]) => [token, escapeHtml(value)] as const,
  );
  return { ...page, html: withTokens(renderMarkdown(body), new Map(values)) };
}
