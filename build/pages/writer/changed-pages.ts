import type { SiteContent } from '#domain/site/content/site-content';
import { hashOf } from './hash-of';
import { contentBlock, headFor, loadPage, NOT_FOUND_PATH, pathsOfSite } from '#app/entry-server';

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
  const [old, now] = [await madeFrom(path, before), await madeFrom(path, after)];
  return old.input !== now.input && old.seen() !== now.seen();
}

async function madeFrom(path: string, content: SiteContent) {
  const head = headFor(path, content);
  const { data, draw } = await loadPage(path, content);
  return { input: hashOf(head + contentBlock(data)), seen: () => hashOf(head + draw()) };
}
