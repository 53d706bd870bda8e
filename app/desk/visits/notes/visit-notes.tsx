import { useState } from 'react';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import { photosInWords } from '#domain/order/photos';
import { css } from '#styled/css';
import { NoteForm } from './note-form';
import { useVisitNotes } from './use-visit-notes';

/** What is written down at a visit: kept on this device at once, sent when there is a signal. */
export function VisitNotes({ requestId, who }: { requestId: string; who: string }) {
  const { isReady, notes, keep, remove } = useVisitNotes(requestId);
  const [isOpen, open] = useState(false);
  const draft = notes.find((note) => note.state === 'draft' && hasContent(note));
  const written = notes.filter(({ state }) => state !== 'draft');
  if (!isReady) return null;
  return (
    <div className={whole}>
      {written.length > 0 && (
        <ul aria-label={`Notes about ${who} on this device`}>
          {written.map((note) => (
            <li key={note.id} className={row}>
              <StatusChip status={note.state === 'refused' ? 'attention' : 'waiting'}>
                {STATES[note.state](note.photos)}
              </StatusChip>
              <p className={words}>{note.text}</p>
              {note.problem !== '' && <p className={muted}>{note.problem}</p>}
              {note.state === 'refused' && (
                <Button variant="line" size="dense" onClick={() => void remove(note.id)}>
                  Delete it from this device
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
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

const STATES: Record<VisitNote['state'], (photos: VisitNote['photos']) => string> = {
  draft: () => '',
  waiting: (photos) =>
    photos.length > 0 ? `Waiting to be sent, with ${photosInWords(photos)}` : 'Waiting to be sent',
  photos: (photos) => `Sent; ${photosInWords(photos)} still to go`,
  refused: () => 'Not taken',
};

const whole = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  width: '100%',
  marginTop: '2',
});

const row = css({ display: 'grid', justifyItems: 'start', gap: '1', paddingBlock: '2' });

const words = css({
  whiteSpace: 'pre-line',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });
