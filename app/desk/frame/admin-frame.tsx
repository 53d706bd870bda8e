import { QueryClientProvider } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { createQueryClient } from '#app/pwa/query-client';
import { Toaster } from '#app/ui/toasts/toaster';
import { css } from '#styled/css';
import { SignInDialog } from '#app/desk/frame/sign-in/sign-in-dialog';
import sheet from '#app/admin.css?url';
import { AdminHeader } from './admin-header';
import { Guard } from './guard';

/** Where nobody is signed in yet. */
const OUTSIDE: ReadonlySet<string> = new Set(['/_admin/admin/login', '/_admin/admin/join']);

interface Props {
  themeToggle: ReactNode;
  /** Runs on whichever screen one is. */
  background: ReactNode;
  /** Shown while the server cannot be reached. */
  away: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Wraps all admin screens: their stylesheet, a query cache that is never persisted, the guard, toasts,
 * and the sign-in dialog for when a session ends.
 */
export function AdminFrame({ themeToggle, background, away, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  // The rendered screen rather than the address, which changes first.
  const isOutside = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => OUTSIDE.has(routeId)),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <div className={ground}>
        {isOutside ? (
          <main id="main">{children}</main>
        ) : (
          <Guard away={away}>
            <ErrorBoundary part="background" instead={null}>
              {background}
            </ErrorBoundary>
            <ErrorBoundary part="desk header">
              <AdminHeader themeToggle={themeToggle} />
            </ErrorBoundary>
            <main id="main" className={main}>
              {children}
            </main>
            <SignInDialog />
          </Guard>
        )}
      </div>
      <div className={aboveBars}>
        <Toaster />
      </div>
    </QueryClientProvider>
  );
}

const ground = css({ minHeight: '100svh', display: 'flex', flexDirection: 'column' });

const main = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  textStyle: 'dense',
  fontVariantNumeric: 'tabular-nums',
});

/** Keeps toasts clear of the bottom bar, where the next press goes. */
const aboveBars = css({ '& > *': { bottom: { md: '88px' } } });
