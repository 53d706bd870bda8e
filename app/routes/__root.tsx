import { createRootRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageMeta } from '#app/content/pages';
import { ChatButton } from '#app/features/chrome/chat-button';
import { Footer } from '#app/features/chrome/footer';
import { Header } from '#app/features/chrome/header';
import { LiveStatus } from '#app/features/chrome/live-status';
import { NotFound } from '#app/features/chrome/not-found';
import { SkipLink } from '#app/features/chrome/skip-link';
import { css } from '#styled/css';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound });

function Root() {
  useDocumentHead();
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

// The footer never stands in the first screen, whose rules alone are inlined.
const main = css({ minH: 'calc(100svh - {sizes.header})', _focusVisible: { outline: 'none' } });

/** The first page's title came with its HTML; later ones are set here. */
function useDocumentHead() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    const { title, description } = pageMeta(path);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [path]);
}
