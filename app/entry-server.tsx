import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { NOT_FOUND_PATH } from './content/pages';
import { createAppRouter } from './router';

export { headFor } from './content/head/head';
export { robots, sitemap } from './content/head/sitemap';
export { socialPicture, SOCIAL_SIZE } from './content/head/social-picture';
export { PUBLIC_PATHS, NOT_FOUND_PATH, SHELL_PATH } from './content/pages';

/**
 * The HTML of one URL, as it goes into `#root`.
 *
 * @throws Error when the URL is that of a page and its page is not found
 */
export async function render(url: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  // Where no page stands under a URL, the frame of all pages alone matches.
  if (router.state.matches.length < 2 && url !== NOT_FOUND_PATH) {
    throw new Error(`${url} is a public path without a page`);
  }
  return renderToString(<App router={router} />);
}
