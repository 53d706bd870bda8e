import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { fetchSetting, saveSetting, type DeskSetting } from '#app/api/desk/desk-settings';
import { Guarded } from '#app/desk/frame/guarded';
import { ActionButtons } from '#app/desk/frame/order/action-buttons';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { Spinner } from '#app/desk/frame/page/spinner';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import { useDocument } from './use-document';

interface Props<Value, Edit> {
  setting: DeskSetting<Value>;
  back: { to: '/admin/board' | '/admin/visits'; words: string };
  title: string;
  note: string;
  /** "the terms", in the middle of a sentence. */
  what: string;
  /** "The terms are saved". */
  saved: string;
  /** What the form shows of a value, as text that is typed. */
  editOf: (value: Value) => Edit;
  /** The value that is typed; null while it cannot be kept. */
  valueOf: (edit: Edit) => Value | null;
  /** Says of what a new installation comes with that it is an example, until somebody has saved the setting. */
  example?: string;
  /** What else shows the setting: keys of the query cache. */
  shownBy?: readonly QueryKey[];
  className?: string;
  children: (edit: Edit, change: (edit: Edit) => void) => ReactNode;
}

/** A screen on which one setting of the desk is changed: a document whose earlier versions are not kept. */
export function SettingScreen<Value, Edit>(props: Props<Value, Edit>) {
  const { setting, back, title, note, what, saved, example, editOf, valueOf, shownBy = [] } = props;
  const editor = useDocument<Value, Edit>(
    {
      what,
      live: {
        queryKey: [setting.path],
        queryFn: ({ signal }) => asAdmin(() => fetchSetting(setting, signal)),
        refetchOnMount: 'always',
      },
      shownBy: [[setting.path], ...shownBy].map((queryKey) => ({ queryKey })),
      save: async ({ revision, value }) => {
        await asAdmin(() => saveSetting(setting, { revision, value }));
        return { revision: revision + 1, value };
      },
      editOf,
      valueOf,
    },
    { onSaved: () => toast({ title: saved }) },
  );
  const { edit, change, hasFailed, finish, conflict, refusal, save, saving } = editor;
  const isExample = example !== undefined && edit?.base.revision === 0;
  return (
    <AdminPage>
      <BackLink to={back.to}>{back.words}</BackLink>
      <AdminHead title={title} note={note} />
      {!edit &&
        (hasFailed ? <p>{title}: this could not be loaded.</p> : <Spinner label="Loading" />)}
      {isExample && (
        <WarningNote className={apart}>
          <p>{example}</p>
          {!edit.dirty && (
            <>
              <Button size="dense" busy={saving} disabled={saving} onClick={() => save()}>
                These suit us
              </Button>
              <RefusalNote refusal={refusal} />
            </>
          )}
        </WarningNote>
      )}
      {edit && (
        <Guarded dirty={edit.dirty} title={`Leave without saving ${what}?`}>
          {(close) => (
            <form
              className={props.className}
              onSubmit={(event) => {
                event.preventDefault();
                // What somebody else has saved is known by now: this replaces it.
                save(conflict?.revision);
              }}
            >
              <ErrorBoundary part="setting" of={edit.typed}>
                {props.children(edit.typed, (typed) => change(() => typed))}
              </ErrorBoundary>
              <div>
                {edit.dirty && <RefusalNote refusal={refusal} />}
                {conflict && (
                  <Button variant="line" size="dense" onClick={() => finish(conflict)}>
                    Drop mine and show what is there now
                  </Button>
                )}
              </div>
              <ActionButtons
                busy={saving}
                disabled={edit.value === null}
                pristine={!edit.dirty}
                go={`Save ${what}`}
                cancel="Undo"
                onCancel={() => close(() => finish())}
              />
            </form>
          )}
        </Guarded>
      )}
    </AdminPage>
  );
}

const apart = css({
  justifyContent: 'space-between',
  marginTop: '3',
  marginBottom: '6',
  maxWidth: '720px',
});
