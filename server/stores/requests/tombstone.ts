import { hash } from 'node:crypto';
import type { ReadableRows, Rows } from '#server/stores/database/database';
import type { Enquiry, RequestStamp, QuoteRequestRecord, Tombstone } from '#server/stores/records';

export type RequestKind = 'quote' | 'enquiry' | 'newsletter';

/** What a repeat of a removed request needs: without a hash, like an anonymised row. */
type Removed = RequestStamp & Pick<Tombstone, 'quote'>;

/**
 * How long tombstones are kept: two years, which is also the default for requests (RETENTION_DAYS). A device
 * that was offline repeats its request for as long as it keeps it; after this time we assume that it no longer
 * does.
 */
const KEPT_MS = 730 * 86_400_000;

/** When what is left of a request that is removed at this time may go as well: ISO 8601. */
export function keptUntil(at: Date): string {
  return new Date(at.getTime() + KEPT_MS).toISOString();
}

/** Adds the tombstone of a removed row, and deletes those that have expired: for the change that removes it. */
export async function leaveTombstone(
  on: Rows,
  kind: RequestKind,
  removed: RequestStamp | QuoteRequestRecord | Enquiry,
  at: Date,
): Promise<void> {
  await on.put('removedRequests', tombstoneOf(kind, removed, at));
  await on.removeAll('removedRequests', { where: { until: { below: at.toISOString() } } });
}

/** What was stored under the key, as far as a repeat needs it. */
export async function findTombstone(
  on: ReadableRows,
  kind: RequestKind,
  id: string,
): Promise<Removed | undefined> {
  const row = await on.find('removedRequests', tombstoneKey(kind, id));
  if (row === undefined) return undefined;
  return { id, createdAt: row.receivedAt, requestHash: '', quote: row.quote };
}

/** The key of a request's tombstone. */
function tombstoneKey(kind: RequestKind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url');
}

/** The tombstone of a row that is removed. */
function tombstoneOf(
  kind: RequestKind,
  row: Pick<RequestStamp, 'id' | 'createdAt'> | QuoteRequestRecord | Enquiry,
  at: Date,
): Tombstone {
  return {
    keyHash: tombstoneKey(kind, row.id),
    until: keptUntil(at),
    receivedAt: row.createdAt,
    quote: 'serverPrice' in row ? receiptOf(row) : null,
  };
}

function receiptOf(row: QuoteRequestRecord): Tombstone['quote'] {
  const { reference, estimatedPrice, serverPrice, pricingVersion } = row;
  return { reference, estimatedPrice, serverPrice, pricingVersion };
}
