import { QueryClientProvider } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '#app/pwa/query-client';
import { Toaster } from '#app/ui/toasts/toaster';
import { css } from '#styled/css';
import { SignInDialog } from '#app/features/admin/sign-in/sign-in-dialog';
import sheet from '#app/admin.css?url';
import { AdminHeader } from './admin-header';
import { Guard } from './guard';

/**
 * What all of the administrator's screens stand in: their sheet, a query cache that is never written
 * down, the guard, messages, and the question for the password when a session ends.
 */
export function AdminFrame({
  themeToggle,
  children,
}: {
  themeToggle: ReactNode;
  children: ReactNode;
}) {
  const [queryClient] = useState(createQueryClient);
  // The screen that is drawn, not the address: that one changes first.
  const atLogin = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/admin/login'),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <div className={ground}>
        {atLogin ? (
          <main id="main">{children}</main>
        ) : (
          <Guard>
            <AdminHeader themeToggle={themeToggle} />
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

/** Messages leave the bar at the lower edge free, where the next press goes. */
const aboveBars = css({ '& > *': { bottom: { md: '88px' } } });
