import { useMemo } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { Money } from '#app/ui/prices/money';
import { OutsidePicture } from '#app/room/picture/outside-picture';
import { StatusChip } from '#app/ui/status-chip';
import { choicesOf } from '#domain/order/contracts/requests/quote-request';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { roomArea, roomDetails, roomTitle } from '#domain/design/draft/format-room';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css, cx } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { formatAttempts, timelineOf } from './timeline-stages';
import { ItemActions } from './item-actions';
import { DownloadButton } from './item-buttons';
import { ItemMessage } from './item-message';
import { Timeline } from './timeline';

interface Props {
  item: QuoteEntry;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  now: number;
}

/** One request: its picture, progress, price and actions. Whatever of it cannot be shown, a copy can be had. */
export function QueueItem(props: Props) {
  const { item } = props;
  return (
    <li className={queueItem().root} data-state={item.state}>
      <ErrorBoundary part="quote request" of={item} wayOn={<DownloadButton id={item.id} />}>
        <ItemBody {...props} />
      </ErrorBoundary>
    </li>
  );
}

function ItemBody({ item, sizes, now }: Props) {
  const { summary } = item;
  const figures = item.state === 'received' ? bothFigures(item.receipt, 'homeowner') : '';
  const draft = useMemo(() => choicesOf(summary), [summary]);
  const styles = queueItem();
  const caption = css({ textStyle: 'caption', color: 'textMuted' });
  return (
    <>
      <OutsidePicture className={styles.picture} draft={draft} sizes={sizes} />
      <div className={styles.body}>
        <StatusChip status={item.state} />
        <h2 className={styles.title}>{roomTitle(summary, sizes)}</h2>
        <p className={css({ color: 'textMuted' })}>
          {[roomArea(summary, sizes), roomDetails(summary)].filter(Boolean).join('. ')}
        </p>
        <Timeline stages={timelineOf(item, now)} />
        <ItemMessage item={item} />
        <ItemActions item={item} />
      </div>
      <div className={styles.figures}>
        <span className={caption}>Estimated price</span>
        <Money amount={summary.estimatedPrice} />
        {figures !== '' && <span className={caption}>{figures}</span>}
        {item.state === 'received' && (
          <>
            <span className={cx(caption, css({ marginTop: '14px' }))}>Reference</span>
            <span className={styles.reference}>{item.receipt.reference}</span>
          </>
        )}
        {item.state === 'waiting' && (
          <span className={cx(caption, css({ marginTop: '6px' }))}>{formatAttempts(item)}</span>
        )}
      </div>
    </>
  );
}
