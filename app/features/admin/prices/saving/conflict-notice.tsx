import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';
import { ChangesTable } from './changes-table';
import type { EditorParts } from '#app/features/admin/prices/fields/editor-parts';
import { merged } from '#app/features/admin/versions/merged';
import { pricingChanges } from './pricing-changes';

/** Somebody else has saved: shows their changes and the options. Our edit is still here. */
export function ConflictNotice({ editor, saving }: EditorParts) {
  const { conflict, endConflict } = saving;
  const { edit, take, finish } = editor;
  if (!conflict || !edit) return null;
  const { base, pricing, note } = edit;
  const styles = answer({ tone: 'warning' });
  const keepMine = () => {
    take(conflict, merged(base.pricing, pricing, conflict.pricing), note);
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
          Somebody else has saved prices: version {conflict.version} is live now
        </p>
        <p>Your changes are still here, and none of them is saved. This is what was saved:</p>
        <ChangesTable
          changes={pricingChanges(base.pricing, conflict.pricing)}
          caption="What somebody else has changed"
        />
        <div className={acts}>
          <Button size="dense" onClick={keepMine}>
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

const body = css({ flex: '1', display: 'grid', gap: '3' });

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
