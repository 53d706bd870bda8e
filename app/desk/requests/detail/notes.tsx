import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import { Guarded } from '#app/desk/frame/guarded';

interface Props {
  notes: string;
  busy: boolean;
  /** Saves against the version last loaded. */
  onSave: (notes: string) => Promise<boolean>;
}

const LONGEST = 10_000;

/**
 * The administrator's notes, saved only against the version this window last loaded: if another window
 * has saved since, its version is shown first rather than silently overwritten. Leaving with unsaved text
 * asks first.
 */
export function Notes({ notes, busy, onSave }: Props) {
  const [edit, setEdit] = useState<{ text: string; before: string }>();
  const text = edit?.text ?? notes;
  const dirty = edit !== undefined && edit.text !== notes;
  const elsewhere = dirty && edit.before !== notes;
  const save = async () => {
    if (edit === undefined) return;
    if (!(await onSave(edit.text))) return;
    // What was typed while it was being saved stays.
    setEdit((shown) =>
      shown && shown.text !== edit.text ? { text: shown.text, before: edit.text } : undefined,
    );
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextAreaField
        label="Notes"
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setEdit({ text: target.value, before: edit?.before ?? notes })}
      />
      {elsewhere && (
        <p className={conflict} role="alert">
          Meanwhile another window has saved: “{notes}”. Saving now replaces that.
        </p>
      )}
      <div className={actions}>
        <Button type="submit" size="dense" disabled={!dirty || busy} busy={dirty && busy}>
          {dirty && busy ? 'Saving…' : 'Save notes'}
        </Button>
        {dirty && (
          <Button variant="line" size="dense" onClick={() => setEdit(undefined)}>
            Undo
          </Button>
        )}
      </div>
      <Guarded dirty={dirty} title="Leave without saving the notes?" />
    </form>
  );
}

const form = css({ display: 'grid', gap: '3', marginTop: '6' });

const actions = css({ display: 'flex', gap: '2' });

const conflict = css({ color: 'danger', overflowWrap: 'anywhere' });
