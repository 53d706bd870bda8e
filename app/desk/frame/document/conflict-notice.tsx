import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';
import { editOnTop, type Change } from './desk-document';
import type { DocumentEditor } from './use-document';

interface Props<Value, Edit> {
  editor: DocumentEditor<Value, Edit>;
  /** Shows what somebody else has changed. */
  children: (changes: readonly Change[], caption: string) => ReactNode;
}

/** Somebody else has saved the document: their changes and the options. Our edit is still there. */
export function ConflictNotice<Value, Edit>({ editor, children }: Props<Value, Edit>) {
  const { document, edit, conflict, begin, finish } = editor;
  if (!conflict || !edit) return null;
  const styles = answer({ tone: 'warning' });
  const { what, changes } = document;
  const both = editOnTop(document, edit, conflict);
  return (
    <div className={cx(styles.root, wide)} role="alert">
      <AttentionIcon />
      <div className={body}>
        <p className={styles.title}>
          Somebody else has saved {what}: version {conflict.revision} is live now
        </p>
        <p>Your changes are still here, and none of them is saved. This is what was saved:</p>
        {children(
          changes?.(edit.base.value, conflict.value) ?? [],
          'What somebody else has changed',
        )}
        <div className={actions}>
          <Button size="dense" disabled={!both} onClick={() => both && begin(both)}>
            Put my changes on top of it
          </Button>
          <Button variant="line" size="dense" onClick={() => finish(conflict)}>
            Drop my changes
          </Button>
        </div>
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginBlock: '4' });

const body = css({ flex: '1', display: 'grid', gap: '3', minWidth: '0' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
