import { useBlocker } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  dirty: boolean;
  title: string;
  description?: string;
  stay?: string;
  leave?: string;
  /** Whether another address of the same page keeps what was typed. */
  withinPage?: boolean;
  /** @param close what to ask before the form itself is closed */
  children?: (close: (leave: () => void) => void) => ReactNode;
}

/**
 * Asks before what was typed is lost: by leaving the page, or by closing the form. For other sites and closing the tab,
 * the browser asks.
 */
export function Guarded(props: Props) {
  const { dirty, title, description, stay = 'Stay', leave = 'Leave' } = props;
  const { withinPage = false, children } = props;
  const [closing, setClosing] = useState<() => void>();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && !(withinPage && current.pathname === next.pathname),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return (
    <>
      {children?.((close) => (dirty ? setClosing(() => close) : close()))}
      <ConfirmDialog
        open={isBlocked || closing !== undefined}
        title={title}
        description={description}
        stay={stay}
        go={leave}
        onStay={() => {
          setClosing(undefined);
          blocker.reset?.();
        }}
        onGo={() => {
          setClosing(undefined);
          if (isBlocked) blocker.proceed?.();
          else closing?.();
        }}
      />
    </>
  );
}
