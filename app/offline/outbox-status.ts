import type { OutboxItem, ReceivedEntry } from './outbox-entry';

/** How many requests are in which state; `latest` is the one received last. */
export interface OutboxStatus {
  waiting: number;
  sending: number;
  attention: number;
  received: number;
  latest: ReceivedEntry | null;
}

/** The outbox in one line, for the small status that is always visible. */
export function outboxStatus(items: readonly OutboxItem[]): OutboxStatus {
  const status: OutboxStatus = { waiting: 0, sending: 0, attention: 0, received: 0, latest: null };
  for (const item of items) {
    status[item.state] += 1;
    if (item.state !== 'received') continue;
    if (!status.latest || item.receivedAt > status.latest.receivedAt) status.latest = item;
  }
  return status;
}
