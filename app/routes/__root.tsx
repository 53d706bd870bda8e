import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ChatButton } from '#app/features/chrome/chat-button';
import { Footer } from '#app/features/chrome/footer/footer';
import { Header } from '#app/features/chrome/header/header';
import { LiveStatus } from '#app/features/chrome/status/live-status';
import { SkipLink } from '#app/features/chrome/header/skip-link';
import type { ContentSource } from '#app/content/site-data';
import { useFacts } from '#app/ui/use-facts';
import { css } from '#styled/css';

export const Route = createRootRouteWithContext<{ content: ContentSource }>()({ component: Root });

function Root() {
  useDocumentHead(useRouterState({ select: (state) => state.location.pathname }));
  const atAdmin = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_admin'),
  });
  // The admin screens have a frame of their own.
  if (atAdmin) return <Outlet />;
  return (
    <>
      <SkipLink />
      <Header />
      <LiveStatus />
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}

// Keeps the footer off the first screen, because only that screen's rules are inlined.
const main = css({ minH: 'calc(100svh - {sizes.header})', _focusVisible: { outline: 'none' } });

/** The first page's head comes with its HTML; later ones are set here. */
function useDocumentHead(path: string) {
  const facts = useFacts();
  const { content } = Route.useRouteContext();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void Promise.all([import('#app/content/document-head'), articlesAt(path, content)]).then(
      ([{ setDocumentHead }, articles]) => setDocumentHead(path, { facts, articles }),
    );
  }, [path, facts, content]);
}

/** The article that a path is of, which its route has loaded; none for other paths, and unknown articles. */
async function articlesAt(path: string, content: ContentSource) {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug === undefined) return [];
  const article = await content.load(`articles/${slug}`).catch(() => null);
  return article && 'html' in article ? [article] : [];
}
