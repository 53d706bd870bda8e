import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog';

/**
 * Asks before leaving a page with unsaved edits; for other sites and closing the tab, the browser asks.
 */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      description="Your changes to the prices are not saved. If you leave, they are gone."
      stay="Stay here"
      go="Leave without saving"
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
}
