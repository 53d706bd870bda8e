import type { SiteContent } from '#domain/content/site-content';
import { hashOf } from './hash-of';
import { headFor, NOT_FOUND_PATH, pathsOf, render } from '#app/entry-server';

/** The paths of pages that show something else with the content of `after`, or are there in one of them only. */
export async function changedPages(before: SiteContent, after: SiteContent): Promise<string[]> {
  const [old, now] = [await seen(before), await seen(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => old.get(path) !== now.get(path),
  );
}

/** A hash of what each page shows, by its path. */
async function seen(content: SiteContent): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...pathsOf(content), NOT_FOUND_PATH]) {
    const { body } = await render(path, content);
    pages.set(path, hashOf(headFor(path, content) + body));
  }
  return pages;
}
