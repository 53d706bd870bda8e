import { Link, useHydrated } from '@tanstack/react-router';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { quotesOf, type QuoteItem } from '#app/offline/outbox/quotes-of';
import { useLostRequests } from '#app/pwa/outbox/use-lost-requests';
import { useOutbox, type Outbox } from '#app/pwa/outbox/use-outbox';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { PageHead } from '#app/ui/page/page-head';
import { css } from '#styled/css';
import { goLink, wrap } from '#styled/recipes';
import { useOpenCorrections, withCorrections } from '#app/features/quote/correction/corrections';
import { QueueBody } from './queue/queue-body';
import { WaitingAnswers } from './queue/waiting-answers';

/** "Your quote requests": everything this device has sent or still has to send. */
export function Quotes() {
  // Its content is in IndexedDB, so the prerendered page has to wait for it.
  const isHydrated = useHydrated();
  const outbox = useOutbox();
  const status = isHydrated ? outbox.status : 'loading';
  const isLost = useLostRequests({ ...outbox, status });
  const corrections = useOpenCorrections();
  const items = withCorrections(quotesOf(outbox.items), corrections);
  return (
    <div className={wrap()}>
      <QueueHead words={wordsFor(status, isLost, items)} />
      {status === 'ready' && (
        <ErrorBoundary part="waiting answers">
          <WaitingAnswers items={outbox.items} />
        </ErrorBoundary>
      )}
      <QueueBody status={status} items={items} isLost={isLost} />
    </div>
  );
}

function QueueHead({ words }: { words: string }) {
  return (
    <PageHead title="Your quote requests">
      <p>{words}</p>
      <p className={links}>
        <Link className={goLink()} to="/designs">
          <span>My designs</span>
          <ArrowRightIcon />
        </Link>
        <Link className={goLink()} to="/follow">
          <span>Open a request by its link</span>
          <ArrowRightIcon />
        </Link>
      </p>
    </PageHead>
  );
}

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '2',
  marginTop: '2',
});

function wordsFor(status: Outbox['status'], isLost: boolean, items: readonly QuoteItem[]): string {
  if (status === 'unavailable')
    return 'In this browser a request goes to us at once, or not at all.';
  const keptWords = 'Kept on this device until we say we have them.';
  if (isLost) return `${keptWords} This time the device has not kept them.`;
  const calling = items.filter((item) => item.unreadable || item.state === 'attention').length;
  if (calling > 0)
    return `${keptWords} ${calling === 1 ? 'One needs' : 'Some need'} your attention.`;
  return `${keptWords} You need do nothing.`;
}
