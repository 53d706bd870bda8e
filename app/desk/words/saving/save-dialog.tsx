import { useQuery } from '@tanstack/react-query';
import { HttpError } from '#app/api/http';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { LONGEST_CONTENT_NOTE } from '#domain/order/contracts/admin/content';
import type { ContentKind } from './content-kind';
import { contentTouches } from './content-queries';
import { ChangeList } from './changes/change-list';
import { PagePreview } from './page-preview';
import { Touches } from './touches';
import type { ContentEditor } from './use-content-edit';
import type { ContentSaving } from './use-save-content';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
  saving: ContentSaving<Value>;
  onClose: () => void;
}

/** The last look before something is published: what changes, where, and how it looks there. */
export function SaveDialog<Value, Edit>({ kind, editor, saving, onClose }: Props<Value, Edit>) {
  const { edit, setNote } = editor;
  const { data: touches, error } = useQuery(contentTouches(kind.name, edit?.value));
  if (!edit || edit.value === null) return null;
  return (
    <Dialog open onClose={onClose} title="What saving will change">
      <div className={stack}>
        <ChangeList changes={edit.changes} caption="What saving will change" />
        <section className={part} aria-live="polite" aria-label="Where it changes">
          {error && <p role="alert">{wordsOf(error)}</p>}
          {touches && <Touches touches={touches} />}
        </section>
        {!error && touches?.pages.length !== 0 && (
          <PagePreview name={kind.name} value={edit.value} pages={touches?.pages} />
        )}
        <TextField
          label="Note for this version"
          hint="Optional. Seen here only."
          maxLength={LONGEST_CONTENT_NOTE}
          value={edit.note}
          onChange={({ target }) => setNote(target.value)}
        />
        {saving.refused && (
          <p role="alert" className={refusal}>
            {saving.refused}
          </p>
        )}
        <div className={acts}>
          <Button busy={saving.saving} disabled={saving.saving} onClick={saving.save}>
            Save {kind.what}
          </Button>
          <Button variant="line" disabled={saving.saving} onClick={onClose}>
            Back to the form
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function wordsOf(error: Error): string {
  const answer = error instanceof HttpError ? error.apiError : null;
  return answer?.error ?? 'The server cannot be reached, so we cannot say where this changes.';
}

const stack = css({ display: 'grid', gap: '6', textStyle: 'dense', '& > *': { minWidth: '0' } });

/** As high as what is said in it, so that nothing below moves under a press. */
const part = css({ display: 'grid', gap: '2', minHeight: 'calc(1.5em + {sizes.target})' });

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const refusal = css({ padding: '3', color: 'danger', background: 'dangerSoft' });
