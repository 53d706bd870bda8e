import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReceivedEntry } from '#app/offline/outbox/outbox-entry';
import { outboxStatus } from '#app/offline/outbox/outbox-status';
import { createQueryClient } from '#app/pwa/query-client';
import { requestWasWaiting } from '#app/pwa/outbox/request-was-waiting';
import { forgetBannerPlace, keepBannerPlace } from '#app/pwa/outbox/banner-place';
import { useLostRequests } from '#app/pwa/outbox/use-lost-requests';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import { StatusBanner } from './status-banner';

/** How long a receipt counts as news, in milliseconds: two hours. */
const NEWS = 2 * 60 * 60 * 1000;

const LOST = 'Your phone has cleared a waiting request';

/** The banner for a device that has requests; loaded only there. */
export function OutboxBanner({ online }: { online: boolean }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Counted online={online} />
    </QueryClientProvider>
  );
}

function Counted({ online }: { online: boolean }) {
  const outbox = useOutbox();
  const { status, items } = outbox;
  const isLost = useLostRequests(outbox);
  const [openedAt] = useState(Date.now);
  // Anything the worker has sent since the last visit is news, however long ago.
  const [wasWaiting] = useState(requestWasWaiting);
  const { kinds, latest } = outboxStatus(items);
  const news = latest && (wasWaiting || latest.receivedAt > openedAt - NEWS) ? latest : null;
  const waits = Object.values(kinds).some(({ unsent, attention }) => unsent + attention > 0);
  const until = waits || isLost ? Infinity : (news?.receivedAt ?? 0) + NEWS;
  const banner = usePlace({ ready: status !== 'loading', online, until });
  if (status === 'loading') return <StatusBanner online={online} />;
  return (
    <div ref={banner}>
      <StatusBanner
        online={online}
        kinds={kinds}
        lostMessage={isLost ? LOST : null}
        receipt={news && { kind: news.kind, words: `${nameOf(news)}, ${when(news.receivedAt)}` }}
      />
    </div>
  );
}

/** Reserves the banner's space for the next visit. */
function usePlace({ ready, online, until }: { ready: boolean; online: boolean; until: number }) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ready) return;
    const height = banner.current?.offsetHeight ?? 0;
    if (height > 0) keepBannerPlace({ height, online, until });
    else forgetBannerPlace();
  });
  return banner;
}

function nameOf(entry: ReceivedEntry): string {
  return entry.kind === 'quote' ? entry.receipt.reference : 'your enquiry';
}

/** "16:42" in the device's time zone, "20 November" when it was not today. */
function when(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    'en-GB',
    today ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'long' },
  ).format(time);
}
