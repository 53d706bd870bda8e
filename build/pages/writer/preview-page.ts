import type { PreviewedPage } from '#domain/site/content/pages/page-writer';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { typefaceRules } from '#app/entry-server';
import { hashesOf, type WrittenPage } from './write-page';

/** A page that is looked at where it runs no script: the typefaces, which a script brings otherwise, are in it. */
export function previewPage({ text, scripts }: WrittenPage, origin: string): PreviewedPage {
  const html = text
    .replaceAll(BUILT_ORIGIN, origin)
    .replace('</head>', () => `<style>${typefaceRules()}</style></head>`);
  return { html, styles: hashesOf(html, 'style'), scripts };
}
