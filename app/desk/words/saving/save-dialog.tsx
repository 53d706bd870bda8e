import { useQuery } from '@tanstack/react-query';
import { HttpError } from '#app/api/http';
import type { DocumentEditor } from '#app/desk/frame/document/use-document';
import { formatTime } from '#app/desk/frame/format-time';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { LONGEST_CONTENT_NOTE, type ContentTouches } from '#domain/order/contracts/admin/content';
import type { DocumentName } from '#domain/site/content/documents';
import { ChangeList } from './change-list';
import { contentTouches } from './content-document';
import { PagePreview } from './page-preview';

/** A list of a thousand articles tells nobody anything. */
const MOST = 40;

interface Props<Value, Edit> {
  name: DocumentName;
  editor: DocumentEditor<Value, Edit>;
  onClose: () => void;
}

/** The last look before something is published: what changes, where, and how it looks there. */
export function SaveDialog<Value, Edit>({ name, editor, onClose }: Props<Value, Edit>) {
  const { document, edit, setNote, refusal, save, saving } = editor;
  const { data: touches, error } = useQuery(contentTouches(name, edit?.value));
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
          <PagePreview name={name} value={edit.value} pages={touches?.pages} />
        )}
        <TextField
          label="Note for this version"
          hint="Optional. Seen here only."
          maxLength={LONGEST_CONTENT_NOTE}
          value={edit.note}
          onChange={({ target }) => setNote(target.value)}
        />
        {refusal && !refusal.isConflict && (
          <p role="alert" className={refused}>
            {refusal.words}
          </p>
        )}
        <div className={actions}>
          <Button busy={saving} disabled={saving} onClick={() => save()}>
            Save {document.what}
          </Button>
          <Button variant="line" disabled={saving} onClick={onClose}>
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

/** What saving changes: "31 pages, 4 documents, 6 mails", and which they are. */
function Touches({ touches }: { touches: ContentTouches }) {
  const { pages, documents, mails, from } = touches;
  const parts = [
    { title: 'Pages', names: pages, many: counted(pages, 'page') },
    { title: 'Documents', names: documents, many: counted(documents, 'document') },
    { title: 'Mails', names: mails, many: counted(mails, 'mail') },
  ].filter(({ names }) => names.length > 0);
  if (parts.length === 0) {
    return (
      <p>Visitors see no difference: nothing of it is on a page, in a document or in a mail now.</p>
    );
  }
  return (
    <div>
      <p className={sum}>
        {parts.map(({ many }) => many).join(', ')}
        {from !== null && `, from ${formatTime(from)} on`}
      </p>
      <details>
        <summary className={summary}>Which they are</summary>
        <div className={columns}>
          {parts.map(({ title, names }) => (
            <div key={title}>
              <h3 className={heading}>{title}</h3>
              <ul>
                {names.slice(0, MOST).map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {names.length > MOST && <p>and {names.length - MOST} more</p>}
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

function counted({ length }: readonly string[], word: string): string {
  return `${length.toLocaleString('en-GB')} ${word}${length === 1 ? '' : 's'}`;
}

const stack = css({ display: 'grid', gap: '6', textStyle: 'dense', '& > *': { minWidth: '0' } });

/** As high as what is said in it, so that nothing below moves under a press. */
const part = css({ display: 'grid', gap: '2', minHeight: 'calc(1.5em + {sizes.target})' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const refused = css({ padding: '3', color: 'danger', background: 'dangerSoft' });

const sum = css({ fontWeight: '560' });

const summary = css({
  width: 'fit-content',
  minHeight: 'target',
  alignContent: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});

const columns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  textStyle: 'caption',
  '& li': { overflowWrap: 'anywhere' },
});

const heading = css({ fontWeight: '560' });
