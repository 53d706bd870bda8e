import { Navigate, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { forgetKept } from './kept-days';
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
 * along is shown (decision 0066).
 */
export function Guard({ away, children }: Props) {
  const { isAdmin, hasFailed, retry } = useAdminCheck();
  const location = useRouterState({ select: (state) => state.location });
  const isLeaving = location.pathname === '/admin/login';
  useEffect(() => {
    if (isAdmin === false) void forgetKept();
  }, [isAdmin]);
  if (isAdmin) return children;
  if (isAdmin === false && !isLeaving) {
    return <Navigate to="/admin/login" search={{ redirect: location.href }} replace />;
  }
  if (!hasFailed) return <Spinner label="Checking your sign-in" />;
  return away(retry);
}
