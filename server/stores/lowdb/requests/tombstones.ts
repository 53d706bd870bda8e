import { hash } from 'node:crypto';
import type { Effect, View } from '#server/stores/database/database';
import type { RequestStamp, Tombstone } from '#server/stores/records';

type Kind = 'quote' | 'enquiry' | 'newsletter';

/**
 * How long tombstones are kept: two years, which is also the default for requests (RETENTION_DAYS). A device
 * that was offline repeats its request for as long as it keeps it; after this time we assume that it no longer
 * does.
 */
export const KEPT_MS = 730 * 86_400_000;

/** Adds the tombstone of a removed row, and deletes those that have expired. */
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

/** What was stored under the key, as far as a repeat needs it: without a hash, like an anonymised row. */
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
