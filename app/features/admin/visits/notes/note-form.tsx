import { useEffect, useRef, useState } from 'react';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';

interface Props {
  requestId: string;
  who: string;
  /** What was typed before, and not kept yet. */
  draft: VisitNote | undefined;
  keep: (note: VisitNote) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
}

const LONGEST = 4000;
const NO_SPACE = 'This device cannot keep it. Copy the text before you leave the page.';

/** One note. What is typed is on the device with every key, so that a phone that goes to sleep loses none. */
export function NoteForm({ requestId, who, draft, keep, remove, onClose }: Props) {
  const [note, setNote] = useState<VisitNote>(() => draft ?? newNote(requestId));
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isFresh] = useState(draft === undefined);
  useEffect(() => {
    // Where the button was that opened it.
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  const hold = async (next: VisitNote) => {
    setNote(next);
    try {
      await keep(next);
      setError(undefined);
      return true;
    } catch {
      // Said at the field; the text is still in it.
      setError(NO_SPACE);
      return false;
    }
  };
  const hand = async () => {
    if (note.text.trim() === '') setError('Write the note');
    else if (await hold({ ...note, state: 'waiting' })) onClose();
  };
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void hand();
      }}
    >
      <TextAreaField
        label={`Note about ${who}`}
        hint="For us alone. It becomes part of the request’s history."
        rows={3}
        maxLength={LONGEST}
        value={note.text}
        error={error}
        ref={box}
        onChange={({ target }) => void hold({ ...note, text: target.value })}
      />
      <div className={acts}>
        <Button type="submit" size="dense">
          Keep the note
        </Button>
        <Button
          variant="line"
          size="dense"
          onClick={() => void remove(note.id).then(onClose, onClose)}
        >
          Drop it
        </Button>
      </div>
    </form>
  );
}

function newNote(requestId: string): VisitNote {
  const at = new Date().toISOString();
  return { id: crypto.randomUUID(), requestId, text: '', at, state: 'draft', problem: '' };
}

const form = css({ display: 'grid', gap: '3', width: '100%', maxWidth: '560px' });

const acts = css({ display: 'flex', gap: '2' });
