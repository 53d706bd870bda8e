import { hash } from 'node:crypto';
import type { Effect, View } from '#server/stores/database/database';
import type { RemovedRequest, RequestStamp } from '#server/stores/records';

type Kind = 'quote' | 'enquiry' | 'newsletter';

/**
 * A device that was out of reach sends its request again for as long as it keeps it. After two years,
 * the time that RETENTION_DAYS gives requests, we take it that it does so no more.
 */
const REMEMBERED_MS = 730 * 86_400_000;

/** What the removed row leaves behind; what others have left for long enough goes with it. */
export function rememberRemoved(
  view: View,
  kind: Kind,
  { id, createdAt }: Pick<RequestStamp, 'id' | 'createdAt'>,
  { at, quote = null }: { at: Date; quote?: RemovedRequest['quote'] },
): Effect[] {
  const row: RemovedRequest = {
    keyHash: hashOf(kind, id),
    until: new Date(at.getTime() + REMEMBERED_MS).toISOString(),
    receivedAt: createdAt,
    quote,
  };
  const over = view.list('removedRequests').filter(({ until }) => until < at.toISOString());
  return [
    { put: 'removedRequests', row },
    ...over.map(({ keyHash }) => ({ remove: 'removedRequests', key: keyHash }) as const),
  ];
}

/** What stood under the key, as the answer to it needs it: without a hash, as an anonymous row. */
export function findRemoved(
  view: View,
  kind: Kind,
  id: string,
): (RequestStamp & Pick<RemovedRequest, 'quote'>) | undefined {
  if (view.count('removedRequests') === 0) return undefined;
  const row = view.find('removedRequests', hashOf(kind, id));
  return row && { id, createdAt: row.receivedAt, requestHash: '', quote: row.quote };
}

function hashOf(kind: Kind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url');
}
