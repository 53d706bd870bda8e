import type { UseDraft } from '#app/pwa/draft/use-draft';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { emptyDraft } from '#domain/design/draft/draft';
import { css, cx } from '#styled/css';
import { chip } from '#styled/recipes';

/** Shows "saved" only when it is true, and says plainly when this device stores nothing. */
export function SaveState({ draft }: { draft: UseDraft }) {
  const { saveState, conflict } = draft;
  if (saveState === 'unavailable') {
    return (
      <span className={chip({ tone: 'waiting' })}>
        <AttentionIcon />
        <span>
          Not saved
          <Where />
        </span>
      </span>
    );
  }
  if (draft.draft === emptyDraft) return null;
  // Reserves its space while a change is being saved, to avoid laying out twice.
  const isSaved = saveState === 'saved' && !conflict;
  return (
    <span className={cx(chip({ tone: 'plain' }), !isSaved && notYet)}>
      <TickIcon />
      <span>
        Saved
        <Where />
      </span>
    </span>
  );
}

const notYet = css({ visibility: 'hidden' });

/** Heard but not seen where the longest name of a step would take a second line beside it. */
function Where() {
  return (
    <span className={css({ '@container (max-width: 369px)': { srOnly: true } })}>
      {' on this device'}
    </span>
  );
}
