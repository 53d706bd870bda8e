import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { ChatButton } from '#app/features/chrome/chat-button';
import { Footer } from '#app/features/chrome/footer/footer';
import { Header } from '#app/features/chrome/header/header';
import { LiveStatus } from '#app/features/chrome/status/live-status';
import { SkipLink } from '#app/features/chrome/header/skip-link';
import type { ContentSource } from '#app/content/site-data';
import { useFacts } from '#app/ui/company/use-facts';
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
      <ErrorBoundary part="header">
        <Header />
      </ErrorBoundary>
      <ErrorBoundary part="status" instead={null}>
        <LiveStatus />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      <ErrorBoundary part="footer">
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary part="chat" instead={null}>
        <ChatButton />
      </ErrorBoundary>
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
    void import('#app/content/document-head').then(({ setDocumentHead }) =>
      setDocumentHead(path, facts, content),
    );
  }, [path, facts, content]);
}
