import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';

/** What the dialog shows, and how its button looks. */
export interface RoomButtonProps {
  room: Room;
  draft: Draft;
  className: string;
  /** In place of its words, which stay its name. */
  shown?: ReactNode;
  /** Out of sight; what it has opened stays open. */
  hidden?: boolean;
  /** The id of what says more of it, for screen readers. */
  describedBy?: string | undefined;
}

interface Props extends Omit<RoomButtonProps, 'room' | 'draft'> {
  words: string;
  /** For screen readers, where several are on a page. */
  label?: string;
  /** Open from the start. */
  opens?: boolean;
  /** What the desk calls the dialog when it has failed. */
  part: string;
  /** The dialog, loaded with the first press. */
  children: (open: boolean, onClose: () => void) => ReactNode;
}

/** A button that opens a dialog about the room. */
export function DialogButton({
  words,
  label = words,
  shown,
  describedBy,
  opens,
  part,
  children,
  ...look
}: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>(opens ? 'open' : 'unasked');
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => setDialog('open')}
        {...look}
      >
        {shown || words}
      </button>
      {dialog !== 'unasked' && (
        <ErrorBoundary part={part} asked waiting={null}>
          {children(dialog === 'open', () => setDialog('closed'))}
        </ErrorBoundary>
      )}
    </>
  );
}
