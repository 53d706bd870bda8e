import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageFault } from '#app/ui/page-fault';
import { routeTree } from './route-tree.gen';

/** A router over the file routes; without a history it uses the browser's own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // While prerendering it would put an inline script into the page, which the CSP refuses.
    scrollRestoration: typeof document !== 'undefined',
    trailingSlash: 'never',
    defaultErrorComponent: PageFault,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
