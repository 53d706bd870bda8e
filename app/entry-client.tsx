import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageContent, readPageData } from '#app/pwa/content/page-content';
import { watchFaults } from '#app/pwa/faults/watch-faults';
import { recoverLazyImports } from '#app/pwa/update/recover-lazy-import';
import { startPlatform } from '#app/pwa/start-platform';
import { NOT_FOUND_PATH } from '#domain/site/page-path';
import { vatOf } from '#domain/site/content/facts/vat';
import { App } from './app';
import { holdTyped } from './startup/hold-typed';
import { nextTask } from './startup/next-task';
import { createAppRouter } from './router';

/**
 * Hydrates a prerendered page, or renders from scratch where only the shell was served.
 *
 * @returns when the page is interactive
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  // Before the router's first page, whose chunk may be the one that has gone.
  recoverLazyImports(__BUILD_ID__);
  leaveUnreadableAddress();
  const prerendered = root.childElementCount > 0;
  const content = pageContent(readPageData());
  // Pages of the desk bring none, and ask for them.
  const given = await content.load('facts');
  // What the worker has kept may be of a build before this.
  const facts = { ...given, vat: vatOf(given) };
  const router = createAppRouter(content);
  // The router reuses the server-rendered matches only when told that there are some.
  if (prerendered) router.ssr = { manifest: undefined };
  const options = watchFaults(router);
  await nextTask();
  await router.load();
  await nextTask();

  const putBack = holdTyped(root);
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    putBack();
  };
  await new Promise<void>((ready) => {
    const app = <App router={router} facts={facts} onReady={ready} />;
    // In a transition React hydrates in slices, so that no press has to wait for all of it.
    startTransition(() => {
      if (prerendered) hydrateRoot(root, app, { ...options, onRecoverableError });
      else createRoot(root, options).render(app);
    });
  });
  document.documentElement.dataset['interactive'] = '';
  startPlatform((path) => router.history.push(path));
}

/** The router cannot read an address that encodes no text, such as "/%"; the server has answered 404. */
function leaveUnreadableAddress() {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', NOT_FOUND_PATH);
  }
}
