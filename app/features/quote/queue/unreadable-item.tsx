import type { UnreadableEntry } from '#app/offline/outbox/outbox-entry';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { StatusChip } from '#app/ui/status-chip';
import { answer, queueItem } from '#styled/recipes';
import { DeleteButton, DownloadButton } from './item-buttons';
import { Timeline } from './timeline';
import { timelineOf } from './timeline-stages';

/** A request this version cannot read: it is kept, and can be downloaded or deleted. */
export function UnreadableItem({ item, now }: { item: UnreadableEntry; now: number }) {
  const styles = queueItem();
  const box = answer({ tone: 'danger' });
  return (
    <li className={styles.root} data-state="unreadable">
      <div className={styles.picture} />
      <div className={styles.body}>
        <StatusChip status="attention" />
        <h2 className={styles.title}>A request we cannot read</h2>
        <Timeline stages={timelineOf(item, now)} />
        <div className={box.root}>
          <AttentionIcon />
          <p>{item.lastProblem.message}</p>
        </div>
        <div className={styles.actions}>
          <DownloadButton id={item.id} />
          <DeleteButton id={item.id} />
        </div>
      </div>
    </li>
  );
}
