import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveDialog } from '#app/desk/frame/leave-dialog';

interface Props {
  dirty: boolean;
  title: string;
  /** What to ask before the form itself is closed. */
  children: (close: (leave: () => void) => void) => React.ReactNode;
}

/** Asks before what was typed is lost: by leaving the page, or by closing the form. */
export function Guarded({ dirty, title, children }: Props) {
  const [closing, setClosing] = useState<() => void>();
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return (
    <>
      {children((leave) => (dirty ? setClosing(() => leave) : leave()))}
      <LeaveDialog
        title={title}
        open={isBlocked || closing !== undefined}
        onStay={() => {
          setClosing(undefined);
          blocker.reset?.();
        }}
        onLeave={() => {
          setClosing(undefined);
          if (isBlocked) blocker.proceed?.();
          else closing?.();
        }}
      />
    </>
  );
}
