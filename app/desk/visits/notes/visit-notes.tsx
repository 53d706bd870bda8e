import { useState } from 'react';
import { KeptNotes } from '#app/desk/frame/device/kept-notes';
import { LogCall } from '#app/desk/frame/device/log-call';
import { useVisitNotes } from '#app/desk/frame/device/use-visit-notes';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { NoteForm } from './note-form';

/** What is written down at a visit, and calls on the way to it: kept on this device at once, sent when there is a signal. */
export function VisitNotes({ requestId, who }: { requestId: string; who: string }) {
  const { isReady, notes, keep, remove } = useVisitNotes(requestId);
  const [isOpen, open] = useState(false);
  const draft = notes.find((note) => note.state === 'draft' && hasContent(note));
  if (!isReady) return null;
  return (
    <div className={whole}>
      <KeptNotes notes={notes} who={who} remove={remove} />
      <LogCall requestId={requestId} who={who} keep={keep} />
      {isOpen || draft ? (
        <NoteForm
          requestId={requestId}
          who={who}
          draft={draft}
          keep={keep}
          remove={remove}
          onClose={() => open(false)}
        />
      ) : (
        <Button
          variant="line"
          size="dense"
          aria-label={`Write a note about ${who}`}
          onClick={() => open(true)}
        >
          Write a note
        </Button>
      )}
    </div>
  );
}

/** Whether there is anything in a note to be kept. */
export function hasContent({ text, photos }: VisitNote): boolean {
  return text !== '' || photos.length > 0;
}

const whole = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  width: '100%',
  marginTop: '2',
});
