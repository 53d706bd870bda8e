import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ContentSource } from '#app/content/site-data';
import { PageFault } from '#app/ui/page/page-fault';
import { routeTree } from './route-tree.gen';

/** Creates a router over the file routes; without a history it uses the browser's own. */
export function createAppRouter(content: ContentSource, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { content },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Off while prerendering: it would put an inline script into the page, which the CSP blocks.
    scrollRestoration: typeof document !== 'undefined' && maySetScroll(),
    // The server redirects other spellings; what it does not know has to be unknown here too.
    caseSensitive: true,
    trailingSlash: 'never',
    defaultErrorComponent: PageFault,
  });
  if (typeof document !== 'undefined') beginAtTheTop(router);
  return router;
}

/**
 * A link to a design or a request has its code behind the "#", where the router looks for a place on the page and leaves
 * the scroll where it was. Going back still finds its place.
 */
function beginAtTheTop(router: ReturnType<typeof createAppRouter>) {
  router.subscribe('onRendered', ({ fromLocation, toLocation: { hash, state }, pathChanged }) => {
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name for a place in the history
    const forward = state.__TSR_index > (fromLocation?.state.__TSR_index ?? Infinity);
    if (forward && pathChanged && hash && !document.getElementById(hash)) scrollTo(0, 0);
  });
}

/** The first page may have been scrolled before the app loaded; it must not jump under a finger. */
function maySetScroll() {
  let first = true;
  return () => {
    const scrolledEarly = first && scrollY > 0;
    first = false;
    return !scrolledEarly;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
