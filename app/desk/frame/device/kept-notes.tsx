import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import { photosInWords } from '#domain/order/photos';
import { css } from '#styled/css';

interface Props {
  /** Drafts among them are not shown. */
  notes: readonly VisitNote[];
  /** Whom they are about. */
  who: string;
  remove: (id: string) => Promise<unknown>;
}

/** The notes and calls that are on this device until our server has them, and what it said to those it did not take. */
export function KeptNotes({ notes, who, remove }: Props) {
  const written = notes.filter(({ state }) => state !== 'draft');
  if (written.length === 0) return null;
  return (
    <ul aria-label={`Notes about ${who} on this device`} className={list}>
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
  );
}

const STATES: Record<VisitNote['state'], (photos: VisitNote['photos']) => string> = {
  draft: () => '',
  waiting: (photos) =>
    photos.length > 0 ? `Waiting to be sent, with ${photosInWords(photos)}` : 'Waiting to be sent',
  photos: (photos) => `Sent; ${photosInWords(photos)} still to go`,
  refused: () => 'Not taken',
};

const list = css({ width: '100%' });

const row = css({ display: 'grid', justifyItems: 'start', gap: '1', paddingBlock: '2' });

const words = css({
  whiteSpace: 'pre-line',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });
