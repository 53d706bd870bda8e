import type { QuoteItem } from '#app/offline/outbox/quotes-of';
import type { Outbox } from '#app/pwa/outbox/use-outbox';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { knownSizes } from '#app/pwa/quote-file/known-sizes';
import { EmptyQueue, LostQueue, UnavailableQueue } from './queue-notes';
import { QueueSkeleton } from './queue-skeleton';
import { QueueItem } from './queue-item';
import { UnreadableItem } from './unreadable-item';
import { useNow } from './use-now';

interface Props {
  status: Outbox['status'];
  items: readonly QuoteItem[];
  /** The phone has cleared unsent requests. */
  isLost: boolean;
}

/** The requests, newest first, or why there are none to show. */
export function QueueBody({ status, items, isLost }: Props) {
  const { pricing } = usePricing();
  const now = useNow();
  if (status === 'loading') return <QueueSkeleton />;
  if (status === 'unavailable') return <UnavailableQueue />;
  const sizes = knownSizes(pricing);
  return (
    <>
      {isLost && <LostQueue />}
      {items.length > 0 && (
        <ul>
          {items.map((item) =>
            item.unreadable ? (
              <UnreadableItem key={item.id} item={item} now={now} />
            ) : (
              <QueueItem key={item.id} item={item} sizes={sizes} now={now} />
            ),
          )}
        </ul>
      )}
      {!isLost && items.length === 0 && <EmptyQueue />}
    </>
  );
}
