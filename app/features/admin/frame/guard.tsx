import { Navigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { Spinner } from './spinner';
import { useAdminCheck } from './use-admin-check';

/**
 * Shows its children to the administrator and sends everyone else to the login once the check has
 * finished (specification §6). The server protects the data independently.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isAdmin, failed, retry } = useAdminCheck();
  const location = useRouterState({ select: (state) => state.location });
  const leaving = location.pathname === '/admin/login';
  if (isAdmin) return children;
  if (isAdmin === false && !leaving) {
    return <Navigate to="/admin/login" search={{ redirect: location.href }} replace />;
  }
  if (!failed) return <Spinner label="Checking your sign-in" />;
  return (
    <div className={note}>
      <p>The server cannot be reached.</p>
      <Button variant="line" size="dense" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

const note = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  paddingBlock: '16',
  paddingInline: 'margin',
});
