import { hash } from 'node:crypto';
import type { Effect, View } from '#server/stores/database/database';
import type { RequestStamp, Tombstone } from '#server/stores/records';

type Kind = 'quote' | 'enquiry' | 'newsletter';

/**
 * A device that was out of reach sends its request again for as long as it keeps it. After two years,
 * the time that RETENTION_DAYS gives requests, we take it that it does so no more.
 */
const KEPT_MS = 730 * 86_400_000;

/** The tombstone of a removed row; those that have stood for long enough go with it. */
export function leaveTombstone(
  view: View,
  kind: Kind,
  { id, createdAt }: Pick<RequestStamp, 'id' | 'createdAt'>,
  { at, quote = null }: { at: Date; quote?: Tombstone['quote'] },
): Effect[] {
  const row: Tombstone = {
    keyHash: hashOf(kind, id),
    until: new Date(at.getTime() + KEPT_MS).toISOString(),
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
export function findTombstone(
  view: View,
  kind: Kind,
  id: string,
): (RequestStamp & Pick<Tombstone, 'quote'>) | undefined {
  if (view.count('removedRequests') === 0) return undefined;
  const row = view.find('removedRequests', hashOf(kind, id));
  return row && { id, createdAt: row.receivedAt, requestHash: '', quote: row.quote };
}

function hashOf(kind: Kind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url');
}
