import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recoverLazyImports } from '#app/pwa/update/recover-lazy-import';
import { startPlatform } from '#app/pwa/start-platform';
import { App } from './app';
import { nextTask } from './startup/next-task';
import { createAppRouter } from './router';

/**
 * Takes over a prerendered page, or draws one from nothing where only the shell was served.
 *
 * @returns when the page answers to input
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into');
  // Before the first page of the router, whose part may be the one that is gone.
  recoverLazyImports(__BUILD_ID__);
  const prerendered = root.childElementCount > 0;
  const router = createAppRouter();
  // The router takes matches from the server's render only when told that there was one.
  if (prerendered) router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();

  await new Promise<void>((ready) => {
    const app = <App router={router} onReady={ready} />;
    // In a transition React takes over in slices, so that no press waits for all of it.
    startTransition(() => {
      if (prerendered) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
  document.documentElement.dataset['interactive'] = '';
  startPlatform();
}
