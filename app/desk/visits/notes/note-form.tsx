import { useEffect, useRef, useState } from 'react';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { newPhoto } from '#app/pwa/photos/new-photo';
import { UnusablePictureError } from '#app/pwa/photos/redrawn';
import { Button } from '#app/ui/buttons/button';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { MOST_PHOTOS } from '#domain/order/photos';
import { css } from '#styled/css';
import { NotePhotos } from './note-photos';

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
  const [isMaking, setMaking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isFresh] = useState(draft === undefined);
  useEffect(() => {
    // Where the button was that opened it.
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  // What is newest while photos are being made.
  const latest = useRef(note);
  const hold = async (changes: Partial<VisitNote>) => {
    latest.current = { ...latest.current, ...changes };
    setNote(latest.current);
    try {
      await keep(latest.current);
      setError(undefined);
      return true;
    } catch {
      // Said at the field; the text is still in it.
      setError(NO_SPACE);
      return false;
    }
  };
  const add = async (pictures: readonly File[]) => {
    const room = MOST_PHOTOS - latest.current.photos.length;
    setMaking(true);
    // One after the other: each takes a phone 50 MB while it is drawn.
    for (const picture of pictures.slice(0, room)) {
      try {
        const photo = await newPhoto(picture);
        await hold({ photos: [...latest.current.photos, photo] });
      } catch (problem) {
        if (!(problem instanceof UnusablePictureError)) throw problem;
        setError(problem.message);
      }
    }
    if (pictures.length > room) setError(`There is room for ${MOST_PHOTOS} photos.`);
    setMaking(false);
  };
  const hand = async () => {
    if (note.text.trim() === '') setError('Write the note');
    else if (await hold({ state: 'waiting' })) onClose();
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
        onChange={({ target }) => void hold({ text: target.value })}
      />
      <NotePhotos
        photos={note.photos}
        busy={isMaking}
        onAdd={(pictures) => void add(pictures)}
        onRemove={(id) => void hold({ photos: note.photos.filter((photo) => photo.id !== id) })}
      />
      <div className={actions}>
        <Button type="submit" size="dense" disabled={isMaking}>
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
  const fresh = { text: '', state: 'draft', problem: '' } as const;
  return { id: crypto.randomUUID(), requestId, at, ...fresh, photos: [] };
}

const form = css({ display: 'grid', gap: '3', width: '100%', maxWidth: '560px' });

const actions = css({ display: 'flex', gap: '2' });
