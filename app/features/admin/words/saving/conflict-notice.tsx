import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { merged } from '#app/features/admin/versions/merged';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';
import { ChangeList } from './change-list';
import type { ContentKind } from './content-kind';
import type { ContentEditor } from './use-content-edit';
import type { ContentSaving } from './use-save-content';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
  saving: ContentSaving<Value>;
}

/** Somebody else has saved: shows their changes and the options. Our edit is still here. */
export function ConflictNotice<Value, Edit>({ kind, editor, saving }: Props<Value, Edit>) {
  const { conflict, endConflict } = saving;
  const { edit, take, finish } = editor;
  if (!conflict || !edit) return null;
  const { base, value, note } = edit;
  const styles = answer({ tone: 'warning' });
  const keepMine = () => {
    if (value === null) return;
    take(conflict, merged(base.value, value, conflict.value), note);
    endConflict();
  };
  const dropMine = () => {
    finish(conflict);
    endConflict();
  };
  return (
    <div className={cx(styles.root, wide)} role="alert">
      <AttentionIcon />
      <div className={body}>
        <p className={styles.title}>
          Somebody else has saved {kind.what}: version {conflict.revision} is live now
        </p>
        <p>Your changes are still here, and none of them is saved. This is what was saved:</p>
        <ChangeList
          changes={kind.changes(base.value, conflict.value)}
          caption="What somebody else has changed"
        />
        <div className={acts}>
          <Button size="dense" disabled={value === null} onClick={keepMine}>
            Put my changes on top of it
          </Button>
          <Button variant="line" size="dense" onClick={dropMine}>
            Drop my changes
          </Button>
        </div>
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginBlock: '4' });

const body = css({ display: 'grid', gap: '3', minWidth: '0' });

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
