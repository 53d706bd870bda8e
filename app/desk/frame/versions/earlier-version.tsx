import type { ReactNode } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';

interface Props {
  version: number;
  /** "these words" */
  what: string;
  state: 'loading' | 'failed' | 'gone' | 'there';
  onRestore: () => void;
  onClose: () => void;
  /** What would change. */
  children: ReactNode;
}

/** An earlier version compared with the live one, with an option to restore it. */
export function EarlierVersion({ version, what, state, onRestore, onClose, children }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version}`}
      description={`What would change if ${what} were live again.`}
    >
      {state === 'failed' && (
        <p role="alert">This version could not be loaded. Close this and try again.</p>
      )}
      {state === 'loading' && <Spinner label="Loading" />}
      {state === 'gone' && <p>It was taken away with this version.</p>}
      {state === 'there' && (
        <div className={stack}>
          {children}
          <div>
            <Button
              onClick={() => {
                onRestore();
                onClose();
                scrollTo({ top: 0 });
              }}
            >
              Restore version {version}
            </Button>
            <p className={muted}>
              It is put into the form, where you can still change it. Nothing is live before you
              save.
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const stack = css({ display: 'grid', gap: '6', textStyle: 'dense' });

const muted = css({ color: 'textMuted', marginTop: '2' });
