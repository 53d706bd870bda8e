import type { UseDraft } from '#app/pwa/use-draft';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { TickIcon } from '#app/ui/icons/tick-icon';
import { emptyDraft } from '#domain/draft/draft';
import { chip } from '#styled/recipes';

/** Says "saved" only when it is so, and plainly when this device keeps nothing. */
export function SaveState({ draft, place }: { draft: UseDraft; place: 'phone' | 'device' }) {
  const { saveState, conflict } = draft;
  if (saveState === 'unavailable') {
    return (
      <span className={chip({ tone: 'waiting' })}>
        <AttentionIcon />
        {`Not saved on this ${place}`}
      </span>
    );
  }
  const saved = saveState === 'saved' && !conflict && draft.draft !== emptyDraft;
  if (!saved) return null;
  return (
    <span className={chip({ tone: 'plain' })}>
      <TickIcon />
      {`Saved on this ${place}`}
    </span>
  );
}
