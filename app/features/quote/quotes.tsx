import { Link, useHydrated } from '@tanstack/react-router';
import { quotesOf } from '#app/offline/quotes-of';
import { useOutbox, type Outbox } from '#app/pwa/use-outbox';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon';
import { PageHead } from '#app/ui/page-head';
import { css } from '#styled/css';
import { goLink, wrap } from '#styled/recipes';
import { QueueBody } from './queue-body';
import { QueueSkeleton } from './queue-skeleton';

/** "Your quote requests": everything this device sent or still has to send. */
export function Quotes() {
  const hydrated = useHydrated();
  return <div className={wrap()}>{hydrated ? <Queue /> : <Waiting />}</div>;
}

/** Only in the browser: what it shows lies in IndexedDB. */
function Queue() {
  const { status, items } = useOutbox();
  return (
    <>
      <QueueHead status={status} />
      <QueueBody status={status} items={quotesOf(items)} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <QueueHead status="loading" />
      <QueueSkeleton />
    </>
  );
}

function QueueHead({ status }: Pick<Outbox, 'status'>) {
  return (
    <PageHead title="Your quote requests">
      <p>
        {status === 'unavailable'
          ? 'In this browser a request goes to us at once, or not at all.'
          : 'Kept on this device until we say we have them. You need do nothing.'}
      </p>
      <p className={css({ marginTop: '2' })}>
        <Link className={goLink()} to="/designs">
          <span>My designs</span>
          <ArrowRightIcon />
        </Link>
      </p>
    </PageHead>
  );
}
