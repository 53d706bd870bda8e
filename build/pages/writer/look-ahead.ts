import type { PreviewedPage } from '#domain/site/content/pages/page-writer';
import type { SiteContent } from '#domain/site/content/site-content';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { hashOf, type PageKit } from './page-kit';
import { hashesOf, preparePage, sourceOf } from './write-page';
import { NOT_FOUND_PATH, pathsOfSite, typefaceRules } from '#app/entry-server';

/**
 * The page at a public path, to be looked at where it runs no script: the typefaces, which a script brings otherwise, are
 * in it.
 *
 * @throws Error as `preparePage` and its `write`
 */
export async function previewPage(
  kit: PageKit,
  path: string,
  content: SiteContent,
  origin: string,
): Promise<PreviewedPage> {
  const { write } = await preparePage(kit, path, content);
  const { text, scripts } = await write();
  const html = text
    .replaceAll(BUILT_ORIGIN, origin)
    .replace('</head>', () => `<style>${typefaceRules()}</style></head>`);
  return { html, styles: hashesOf(html, 'style'), scripts };
}

/** The paths of pages that show something else with the content of `after`, or are there in one of them only. */
export async function changedPages(before: SiteContent, after: SiteContent): Promise<string[]> {
  const old = new Set([...pathsOfSite(before), NOT_FOUND_PATH]);
  const now = new Set([...pathsOfSite(after), NOT_FOUND_PATH]);
  const changed: string[] = [];
  for (const path of new Set([...old, ...now])) {
    const isInBoth = old.has(path) && now.has(path);
    if (!isInBoth || (await isChanged(path, before, after))) changed.push(path);
  }
  return changed;
}

/** Most pages are made from the same, and need not be drawn. */
async function isChanged(path: string, before: SiteContent, after: SiteContent): Promise<boolean> {
  const [old, now] = [await sourceOf(path, before), await sourceOf(path, after)];
  return old.input !== now.input && seenOf(old) !== seenOf(now);
}

function seenOf({ head, draw }: Awaited<ReturnType<typeof sourceOf>>): string {
  return hashOf(head + draw());
}
