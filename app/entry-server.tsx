import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { createAppRouter } from './router';

export { headFor } from './content/head/head';
export { robots, sitemap } from './content/head/sitemap';
export { socialPicture, SOCIAL_SIZE } from './content/head/social-picture';
export { PUBLIC_PATHS, NOT_FOUND_PATH, SHELL_PATH } from './content/pages';

/** The HTML of one URL, to be placed in `#root`. */
export async function render(url: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  return renderToString(<App router={router} />);
}
