import { useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';

/** What the dialog shows, and how its button looks. */
export interface RoomButtonProps {
  room: Room;
  draft: Draft;
  className: string;
  /** Out of sight; what it has opened stays open. */
  hidden?: boolean;
}

type Props = RoomButtonProps & {
  words: string;
  /** What the desk calls the dialog when it has failed. */
  part: string;
  /** Loaded with the first press. */
  Dialog: ComponentOf<{ room: Room; draft: Draft; open: boolean; onClose: () => void }>;
};

/** A button that opens a dialog about the room. */
export function DialogButton({ room, draft, className, hidden, words, part, Dialog }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <button type="button" className={className} hidden={hidden} onClick={() => setDialog('open')}>
        {words}
      </button>
      {dialog !== 'unasked' && (
        <ErrorBoundary part={part} asked waiting={null}>
          <Dialog
            room={room}
            draft={draft}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
