import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import { css } from '#styled/css';
import { NoteForm } from './note-form';
import { useVisitNotes } from './use-visit-notes';

/** What is written down at a visit: kept on this device at once, sent when there is a signal. */
export function VisitNotes({ requestId, who }: { requestId: string; who: string }) {
  const { isReady, notes, keep, remove } = useVisitNotes(requestId);
  const [isOpen, open] = useState(false);
  const draft = notes.find(({ state, text }) => state === 'draft' && text !== '');
  const written = notes.filter(({ state }) => state !== 'draft');
  if (!isReady) return null;
  return (
    <div className={whole}>
      {written.length > 0 && (
        <ul aria-label={`Notes about ${who} on this device`}>
          {written.map((note) => (
            <li key={note.id} className={row}>
              <StatusChip status={note.state === 'refused' ? 'attention' : 'waiting'}>
                {note.state === 'refused' ? 'Not taken' : 'Waiting to be sent'}
              </StatusChip>
              <p className={words}>{note.text}</p>
              {note.problem !== '' && <p className={muted}>{note.problem}</p>}
              {note.state === 'refused' && (
                <Button variant="line" size="dense" onClick={() => void remove(note.id)}>
                  Delete this note
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
