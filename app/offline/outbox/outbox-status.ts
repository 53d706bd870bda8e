import type { RequestKind } from '#domain/order/contracts/requests/request-kinds';
import type { OutboxItem, ReceivedEntry } from './outbox-entry';

/** How many requests of one kind are on their way, and how many need their owner's attention. */
export interface KindStatus {
  unsent: number;
  attention: number;
}

export interface OutboxStatus {
  kinds: Record<RequestKind, KindStatus>;
  /** The most recently received quote request or enquiry. */
  latest: ReceivedEntry | null;
}

/** The kinds whose receipt is news on every page. */
const NEWS: ReadonlySet<RequestKind> = new Set(['quote', 'enquiry']);

/** Summary figures for the small, always visible status. */
export function outboxStatus(items: readonly OutboxItem[]): OutboxStatus {
  const kinds: OutboxStatus['kinds'] = {
    quote: { unsent: 0, attention: 0 },
    enquiry: { unsent: 0, attention: 0 },
    newsletter: { unsent: 0, attention: 0 },
    follow: { unsent: 0, attention: 0 },
  };
  let latest: ReceivedEntry | null = null;
  for (const item of items) {
    // Unreadable entries are listed with the quotes.
    const kind = item.unreadable ? 'quote' : item.kind;
    if (item.state === 'attention') kinds[kind].attention += 1;
    else if (item.state !== 'received') kinds[kind].unsent += 1;
    else if (NEWS.has(kind) && item.receivedAt > (latest?.receivedAt ?? 0)) latest = item;
  }
  return { kinds, latest };
}
