import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedEntry } from '#app/offline/outbox-entry';
import { outboxStatus } from '#app/offline/outbox-status';
import { createQueryClient } from '#app/pwa/query-client';
import { useOutbox } from '#app/pwa/use-outbox';
import { StatusStrip } from './status-strip';

/** Milliseconds for which a receipt is news: two hours. */
const NEWS = 2 * 60 * 60 * 1000;

/** The strip of a device that has requests of ours; loaded only there. */
export function OutboxStrip({ online }: { online: boolean }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Counted online={online} />
    </QueryClientProvider>
  );
}

function Counted({ online }: { online: boolean }) {
  const { items } = useOutbox();
  const [openedAt] = useState(Date.now);
  const { kinds, latest } = outboxStatus(items);
  const news = latest && latest.receivedAt > openedAt - NEWS ? latest : null;
  return (
    <StatusStrip
      online={online}
      kinds={kinds}
      received={news && { kind: news.kind, words: `${nameOf(news)}, ${clock(news.receivedAt)}` }}
    />
  );
}

function nameOf(entry: ReceivedEntry): string {
  return entry.kind === 'quote' ? entry.receipt.reference : 'your enquiry';
}

/** "16:42" in the time zone of the device. */
function clock(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(time);
}
