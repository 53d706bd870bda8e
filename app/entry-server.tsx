import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { NOT_FOUND_PATH } from '#domain/page-path';
import { App } from './app';
import { ADMIN_PATHS, PUBLIC_PATHS } from './content/pages';
import { createAppRouter } from './router';

export { headFor } from './content/head/head';
export { robots, sitemap } from './content/head/sitemap';
export { socialPicture, SOCIAL_SIZE } from './content/head/social-picture';
export { NOT_FOUND_PATH } from '#domain/page-path';
export { ADMIN_PATHS, PUBLIC_PATHS } from './content/pages';

/**
 * The HTML of one URL, as it goes into `#root`.
 *
 * @throws Error when the URL is that of a page and its page is not found
 */
export async function render(url: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  const isUnknown = router.state.matches.some(({ routeId }) => routeId === '/$');
  if (isUnknown && url !== NOT_FOUND_PATH) {
    throw new Error(`${url} is a public path without a page`);
  }
  return renderToString(<App router={router} />);
}

/**
 * The server knows the pages that the build writes, the program those it has routes for.
 *
 * @throws Error when one knows a path that the other does not; `render` finds a public path without a page
 */
export function checkPaths(): void {
  const routes = Object.keys(createAppRouter(createMemoryHistory()).routesByPath);
  const written = [...PUBLIC_PATHS, ...ADMIN_PATHS];
  const odd = [
    ...routes.filter((path) => !path.includes('$') && !written.includes(path)),
    ...ADMIN_PATHS.filter((path) => !routes.includes(path)),
  ];
  if (odd.length > 0) throw new Error(`Without a title, or without a route: ${odd.join(', ')}`);
}
