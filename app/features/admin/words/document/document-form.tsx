import { useRef, type ReactNode } from 'react';
import { FormBar } from '#app/features/admin/frame/form-bar';
import { Guarded } from '#app/features/admin/order/acts/guarded';
import { RefusalNote } from '#app/features/admin/order/acts/refusal-note';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { KeptNote } from './kept-note';
import type { useDocumentEdit } from './use-document-edit';

interface Props<Edit> {
  edited: ReturnType<typeof useDocumentEdit<never, Edit>>;
  /** "the article", in the middle of a sentence. */
  what: string;
  children: ReactNode;
  /** Beside the buttons. */
  actions?: ReactNode;
}

/** The frame of a document's form: what was kept, why it was not saved, and the buttons. */
export function DocumentForm<Edit>({ edited, what, children, actions }: Props<Edit>) {
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, isBusy, kept, refused } = edited;
  return (
    <Guarded dirty={isDirty} title={`Leave without saving ${what}? It is kept on this device.`}>
      {(close) => (
        <form
          ref={form}
          noValidate
          className={page}
          onSubmit={(event) => {
            event.preventDefault();
            if (!edited.save()) focusFirstError(form.current);
          }}
        >
          {kept && <KeptNote kept={kept} onDiscard={edited.discard} />}
          {edited.hasNoRoom && (
            <p role="status" className={warning}>
              This device has no room to keep what you type. Save often.
            </p>
          )}
          {children}
          <RefusalNote refused={refused} />
          {refused?.over !== undefined && (
            <div className={choices}>
              <Button variant="line" size="dense" onClick={edited.saveOver}>
                Keep mine, to save it over theirs
              </Button>
              <Button variant="line" size="dense" onClick={edited.discard}>
                Drop mine and show what is there now
              </Button>
            </div>
          )}
          <FormBar>
            <Button type="submit" size="dense" busy={isBusy} disabled={isBusy || !isDirty}>
              Save {what}
            </Button>
            <Button
              variant="line"
              size="dense"
              disabled={isBusy || !isDirty}
              onClick={() => close(edited.discard)}
            >
              Undo
            </Button>
            {actions}
          </FormBar>
        </form>
      )}
    </Guarded>
  );
}

/** Once the errors are shown. */
function focusFirstError(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

const page = css({ display: 'grid', gap: '6', '& fieldset': { minWidth: '0' } });

const warning = css({ padding: '3', background: 'warningSoft' });

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
