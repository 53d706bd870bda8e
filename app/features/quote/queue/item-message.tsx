import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css } from '#styled/css';
import { answer } from '#styled/recipes';
import { formatProblem } from '#app/features/quote/correction/problem';

/** What the homeowner should know about a request that has been received or is stuck. */
export function ItemMessage({ item }: { item: QuoteEntry }) {
  if (item.state === 'received') {
    return (
      <p className={css({ marginTop: '4', maxWidth: '44ch' })}>
        We’ll email your detailed quote and contact you to schedule a consultation.
      </p>
    );
  }
  if (item.state !== 'attention' || !item.lastProblem) return null;
  const styles = answer({ tone: 'danger' });
  return (
    <div className={styles.root}>
      <AttentionIcon />
      <p>{formatProblem(item.lastProblem)}</p>
    </div>
  );
}
