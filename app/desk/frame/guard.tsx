import { Navigate, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { whenIdle } from '#app/pwa/when-idle';
import { forgetKept } from './device/kept-days';
import { keepScreens, noteScreen } from './device/kept-screens';
import { Spinner } from './page/spinner';
import { useAdminCheck } from './use-admin-check';

interface Props {
  /** What is shown while the server cannot be reached. */
  away: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to the administrator and sends everyone else to the login once the check has
 * finished (specification §6). The server protects the data independently. While it cannot be reached, what was taken
 * along is shown (decisions 0066 and 0116).
 */
export function Guard({ away, children }: Props) {
  const { isAdmin, hasFailed, retry } = useAdminCheck();
  const location = useRouterState({ select: (state) => state.location });
  const isLeaving = location.pathname === '/admin/login';
  useEffect(() => {
    if (isAdmin === false) void forgetKept();
    // Without space for them the screens open with a signal alone.
    if (isAdmin) whenIdle(() => void keepScreens().catch(() => undefined));
  }, [isAdmin]);
  useEffect(() => {
    if (isAdmin) noteScreen(location.pathname);
  }, [isAdmin, location.pathname]);
  if (isAdmin) return <>{children}</>;
  if (isAdmin === false && !isLeaving) {
    return <Navigate to="/admin/login" search={{ redirect: location.href }} replace />;
  }
  if (!hasFailed) return <Spinner label="Checking your sign-in" />;
  return <>{away(retry)}</>;
}
