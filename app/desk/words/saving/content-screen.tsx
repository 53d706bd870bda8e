import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { LoadState } from '#app/desk/frame/page/load-state';
import { Guarded } from '#app/desk/frame/guarded';
import { ConflictNotice } from './conflict-notice';
import type { ContentKind } from './content-kind';
import { KeptNote } from './kept/kept-note';
import { TriedToSave } from './patient-fields';
import { SaveBar } from './save-bar';
import { SaveDialog } from './save-dialog';
import { UndoNotice } from './undo-notice';
import { useContentEdit } from './use-content-edit';
import { useSaveContent } from './use-save-content';
import { Versions } from './versions';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  title: string;
  /** Where its words appear. */
  note: string;
  className?: string;
  /** The screen that it belongs to. */
  back?: { to: '/admin/words' | '/admin/words/articles'; words: string };
  /**
   * The form.
   *
   * @param errors what the server said of fields when it was last saved, by their path
   */
  children: (
    typed: Edit,
    type: (typed: Edit) => void,
    errors: ReadonlyMap<string, string>,
  ) => ReactNode;
}

/** A screen on which one document of the site's words is changed, from the first look to the undoing. */
export function ContentScreen<Value, Edit>({
  kind,
  title,
  note,
  className,
  back = { to: '/admin/words', words: 'Back to the words' },
  children,
}: Props<Value, Edit>) {
  const [isLooking, setLooking] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const editor = useContentEdit(kind);
  const saving = useSaveContent(kind, editor, () => {
    setLooking(false);
    setTried(false);
  });
  const { edit, type, finish } = editor;
  return (
    <>
      <AdminPage>
        <BackLink to={back.to}>{back.words}</BackLink>
        <AdminHead title={title} note={note} />
        {!edit && (
          <LoadState
            what={title}
            query={{ data: undefined, isError: editor.failed, refetch: editor.reload }}
          />
        )}
        {edit && (
          <>
            {editor.foundFrom && <KeptNote at={editor.foundFrom} onDiscard={() => finish()} />}
            {editor.hasNoRoom && (
              <output>This device has no room to keep what you type. Save often.</output>
            )}
            <ConflictNotice kind={kind} editor={editor} saving={saving} />
            {!edit.dirty && <UndoNotice kind={kind} />}
            {/* What was not typed begins a new form: its boxes may have texts of their own. */}
            <div key={edit.round} ref={form} className={className}>
              <TriedToSave value={isTried}>{children(edit.typed, type, saving.errors)}</TriedToSave>
            </div>
            <Versions kind={kind} editor={editor} />
          </>
        )}
      </AdminPage>
      {edit && (
        <Guarded dirty={edit.dirty} title={`Leave without saving ${kind.what}?`}>
          {(close) => (
            <SaveBar
              edit={edit}
              onDiscard={() =>
                close(() => {
                  finish();
                  setTried(false);
                })
              }
              onSave={() => setLooking(true)}
              onTry={() => {
                flushSync(() => setTried(true));
                form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
              }}
            />
          )}
        </Guarded>
      )}
      {edit && isLooking && (
        <SaveDialog kind={kind} editor={editor} saving={saving} onClose={() => setLooking(false)} />
      )}
    </>
  );
}
