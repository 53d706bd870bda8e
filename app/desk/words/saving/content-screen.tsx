import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { LoadState } from '#app/desk/frame/page/load-state';
import { Guarded } from '#app/desk/frame/guarded';
import { ConflictNotice } from '#app/desk/frame/document/conflict-notice';
import { useDocument } from '#app/desk/frame/document/use-document';
import { Versions } from '#app/desk/frame/document/versions';
import { formatTime } from '#app/desk/frame/format-time';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';
import { ChangeList } from './change-list';
import { contentVersions, type ContentDocument } from './content-document';
import { TriedToSave } from './patient-fields';
import { SaveBar } from './save-bar';
import { SaveDialog } from './save-dialog';
import { UndoNotice } from './undo-notice';

interface Props<Value, Edit> {
  document: ContentDocument<Value, Edit>;
  title: string;
  /** Where its words appear. */
  note: string;
  className?: string;
  /** The screen that it belongs to. */
  back?: { to: '/admin/words' | '/admin/words/articles' | '/admin/words/pages'; words: string };
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
  document,
  title,
  note,
  className,
  back = { to: '/admin/words', words: 'Back to the words' },
  children,
}: Props<Value, Edit>) {
  const [isLooking, setLooking] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { name, what } = document;
  const close = () => {
    setLooking(false);
    setTried(false);
  };
  const editor = useDocument(document, {
    onSaved: ({ revision }) => {
      toast({ title: `Saved. Version ${revision} is live.` });
      close();
    },
    onConflict: close,
  });
  const { data: versions } = useQuery(contentVersions(name));
  const { edit, change, finish } = editor;
  // An article begins with the first version that was saved.
  const starter = name.startsWith('article:') ? [] : [STARTER];
  return (
    <>
      <AdminPage>
        <BackLink to={back.to}>{back.words}</BackLink>
        <AdminHead title={title} note={note} />
        {!edit && (
          <LoadState
            what={title}
            query={{ data: undefined, isError: editor.hasFailed, refetch: editor.reload }}
          />
        )}
        {edit && (
          <>
            {editor.foundFrom && <KeptNote at={editor.foundFrom} onDiscard={() => finish()} />}
            {editor.hasNoRoom && (
              <output>This device has no room to keep what you type. Save often.</output>
            )}
            <ConflictNotice editor={editor}>
              {(changes, caption) => <ChangeList changes={changes} caption={caption} />}
            </ConflictNotice>
            {!edit.dirty && <UndoNotice document={document} />}
            {/* What was not typed begins a new form: its boxes may have texts of their own. */}
            <div key={editor.round} ref={form} className={className}>
              <TriedToSave value={isTried}>
                {children(
                  edit.typed,
                  (typed) => change(() => typed),
                  new Map(Object.entries(editor.errors)),
                )}
              </TriedToSave>
            </div>
            {versions && (
              <Versions
                editor={editor}
                versions={[...versions.map(listed), ...starter]}
                query={document.version}
                what="these words"
              >
                {(live, earlier, version) => (
                  <ChangeList
                    changes={document.changes(live, earlier)}
                    caption={`From the live version to version ${version}`}
                  />
                )}
              </Versions>
            )}
          </>
        )}
      </AdminPage>
      {edit && (
        <Guarded dirty={edit.dirty} title={`Leave without saving ${what}?`}>
          {(ask) => (
            <SaveBar
              edit={edit}
              onDiscard={() =>
                ask(() => {
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
        <SaveDialog name={name} editor={editor} onClose={() => setLooking(false)} />
      )}
    </>
  );
}

interface KeptProps {
  /** ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that this is what somebody has typed here and not saved. */
function KeptNote({ at, onDiscard }: KeptProps) {
  return (
    <WarningNote className={apart}>
      <output>
        We kept what was typed here on {formatTime(at)} and not saved. It is below, and only on this
        device.
      </output>
      <Button variant="line" size="dense" onClick={onDiscard}>
        Throw it away
      </Button>
    </WarningNote>
  );
}

const STARTER = { number: 0, when: 'Came with the program', about: '' };

function listed({ revision, savedAt, by, note }: ContentVersionInfo) {
  const who = by === 'owner' ? 'The owner' : by;
  return {
    number: revision,
    when: savedAt === null ? '' : formatTime(savedAt),
    about: [who, note].filter(Boolean).join(': '),
  };
}

const apart = css({ justifyContent: 'space-between' });
