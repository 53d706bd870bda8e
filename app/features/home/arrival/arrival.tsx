import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quotesOf } from '#app/offline/outbox/quotes-of';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import { persistPricing } from '#app/pwa/pricing/persist-pricing';
import { createQueryClient } from '#app/pwa/query-client';
import { ArrivalHead } from './arrival-head';

interface Props {
  /** The visitor closes it, or there is no request to show. */
  onOver: () => void;
}

/** The newest quote request of this device, as the head of the home page; loaded only where there is one. */
export function Arrival({ onOver }: Props) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => persistPricing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <NewestRequest onOver={onOver} />
    </QueryClientProvider>
  );
}

function NewestRequest({ onOver }: Props) {
  const { status, items } = useOutbox();
  const [newest] = quotesOf(items);
  const entry = newest && !newest.unreadable ? newest : null;
  const isNone = status !== 'loading' && entry === null;
  useEffect(() => {
    if (isNone) onOver();
  }, [isNone, onOver]);
  return entry && <ArrivalHead entry={entry} onClose={onOver} />;
}
