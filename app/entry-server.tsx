import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { SiteContent } from '#domain/site/content/site-content';
import { NOT_FOUND_PATH } from '#domain/site/page-path';
import { App } from './app';
import { ADMIN_PATHS, pathsOf } from './content/pages';
import type { PageData } from './content/site-data';
import { createAppRouter } from './router';
import { formerSlugs } from './writing/articles/article-files';
import { writtenContent } from './writing/written-content';

export { OWN_PICTURES } from './writing/articles/article-picture';
export { contentBlock } from './writing/content-block';
export { contentFile, contentNames } from './writing/content-files';
export { feed, FEED_PATH } from './writing/head/feed';
export { headFor } from './writing/head/head';
export { robots, sitemap } from './writing/head/sitemap';
export { socialPicture, SOCIAL_SIZE } from './writing/head/social-picture';
export { webManifest } from './writing/head/web-manifest';
export { typefaceRules } from './theme/typefaces';
export { STARTER } from './writing/starter/starter';
export { publishedContent } from '#domain/site/content/site-content';
export { NOT_FOUND_PATH } from '#domain/site/page-path';
export { ADMIN_PATHS } from './content/pages';
export { pathsOfSite } from './writing/head/page-content';

/** A page before it is drawn: its HTML follows from its path and `data` alone. */
interface LoadedPage {
  data: PageData;
  draw(): string;
}

/**
 * What a page of the site is drawn from.
 *
 * @throws Error when the path is that of a page and its page is not found, or its route fails
 */
export async function loadPage(path: string, content: SiteContent): Promise<LoadedPage> {
  const source = writtenContent(content);
  const router = createAppRouter(source, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw new Error(`${path} cannot be rendered`, { cause: failed.error });
  const isUnknown = router.state.matches.some(
    ({ routeId, status }) => routeId === '/$' || status === 'notFound',
  );
  if (isUnknown && path !== NOT_FOUND_PATH) {
    throw new Error(`${path} is a public path without a page`);
  }
  const data: PageData = isUnknown ? { ...source.loaded, missing: true } : source.loaded;
  return { data, draw: () => renderToString(<App router={router} facts={content.facts} />) };
}

/** The paths that articles had before, each with the one of today. */
export function redirects(content: SiteContent): Record<string, string> {
  return Object.fromEntries(
    [...formerSlugs(content)].map(([old, slug]) => [`/blog/${old}`, `/blog/${slug}`]),
  );
}

/**
 * The server knows the pages that the build writes, the program those it has routes for.
 *
 * @throws Error when one knows a path that the other does not; `loadPage` finds a public path without a page
 */
export function checkPaths(): void {
  const content = { facts: STARTER_FACTS, articles: [] };
  const routes = Object.keys(
    createAppRouter(
      { load: () => Promise.reject(new Error('Nothing is shown')) },
      createMemoryHistory(),
    ).routesByPath,
  );
  const written = [...pathsOf(content), ...ADMIN_PATHS];
  const odd = [
    ...routes.filter((path) => !path.includes('$') && !written.includes(path)),
    ...ADMIN_PATHS.filter((path) => !routes.includes(path)),
  ];
  if (odd.length > 0) throw new Error(`Without a title, or without a route: ${odd.join(', ')}`);
}
