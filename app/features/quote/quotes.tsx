import { Link, useHydrated } from '@tanstack/react-router';
import { quotesOf } from '#app/offline/quotes-of';
import { useLostRequests } from '#app/pwa/use-lost-requests';
import { useOutbox, type Outbox } from '#app/pwa/use-outbox';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon';
import { PageHead } from '#app/ui/page-head';
import { css } from '#styled/css';
import { goLink, wrap } from '#styled/recipes';
import { useOpenCorrections } from './open-corrections';
import { QueueBody } from './queue-body';
import { QueueSkeleton } from './queue-skeleton';

/** "Your quote requests": everything this device sent or still has to send. */
export function Quotes() {
  const hydrated = useHydrated();
  return <div className={wrap()}>{hydrated ? <Queue /> : <Waiting />}</div>;
}

/** Only in the browser: what it shows lies in IndexedDB. */
function Queue() {
  const outbox = useOutbox();
  const { status, items } = outbox;
  const lost = useLostRequests(outbox);
  const corrections = useOpenCorrections();
  // What is being typed stays, whatever becomes of the rows.
  const shown = items.length > 0 ? quotesOf(items) : corrections;
  return (
    <>
      <QueueHead status={status} lost={lost} />
      <QueueBody status={status} items={shown} lost={lost} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <QueueHead status="loading" lost={false} />
      <QueueSkeleton />
    </>
  );
}

function QueueHead({ status, lost }: Pick<Outbox, 'status'> & { lost: boolean }) {
  return (
    <PageHead title="Your quote requests">
      <p>{wordsFor(status, lost)}</p>
      <p className={css({ marginTop: '2' })}>
        <Link className={goLink()} to="/designs">
          <span>My designs</span>
          <ArrowRightIcon />
        </Link>
      </p>
    </PageHead>
  );
}

function wordsFor(status: Outbox['status'], lost: boolean): string {
  if (status === 'unavailable')
    return 'In this browser a request goes to us at once, or not at all.';
  const kept = 'Kept on this device until we say we have them.';
  return lost ? `${kept} This time the device has not kept them.` : `${kept} You need do nothing.`;
}
