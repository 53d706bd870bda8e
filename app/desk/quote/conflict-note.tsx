import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { Comparison } from './comparison';
import type { QuoteDraft } from './use-quote-draft';

/** Another window has saved or sent meanwhile: shows how that differs, and asks which of the two stays. */
export function ConflictNote({ draft, order }: { draft: QuoteDraft; order: DeskOrder }) {
  if (!draft.conflict) return null;
  const { draft: theirs, fresh } = order;
  return (
    <div className={note} role="alert">
      <AttentionIcon />
      <div>
        <p className={title}>
          {theirs
            ? 'Another window has saved this draft in the meantime.'
            : 'Another window has sent this draft in the meantime.'}
        </p>
        <p>What you typed is still here, and none of it is saved.</p>
        <Comparison title="Yours beside theirs" from={theirs?.content ?? fresh} to={draft.sums} />
        <div className={actions}>
          <Button size="dense" onClick={draft.keepMine}>
            Keep mine instead
          </Button>
          <Button variant="line" size="dense" onClick={draft.takeTheirs}>
            Take theirs
          </Button>
        </div>
      </div>
    </div>
  );
}

const note = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '3',
  marginBottom: '5',
  padding: '4',
  background: 'warningSoft',
});

const title = css({ fontWeight: '600' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' });
