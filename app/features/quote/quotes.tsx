import { useHydrated } from '@tanstack/react-router';
import { useOutbox } from '#app/pwa/use-outbox';
import { PageHead } from '#app/ui/page-head';
import { wrap } from '#styled/recipes';
import { QueueBody } from './queue-body';
import { QueueSkeleton } from './queue-skeleton';

/** "Your quote requests": everything this device sent or still has to send. */
export function Quotes() {
  const hydrated = useHydrated();
  return (
    <div className={wrap()}>
      <PageHead title="Your quote requests">
        <p>Kept on this device until we say we have them. You need do nothing.</p>
      </PageHead>
      {hydrated ? <Queue /> : <QueueSkeleton />}
    </div>
  );
}

/** Only in the browser: what it shows lies in IndexedDB. */
function Queue() {
  return <QueueBody {...useOutbox()} />;
}
