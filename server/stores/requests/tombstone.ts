import { hash } from 'node:crypto';
import type { Enquiry, RequestStamp, RoomConfiguration, Tombstone } from '#server/stores/records';

export type RequestKind = 'quote' | 'enquiry' | 'newsletter';

/** What a repeat of a removed request needs: without a hash, like an anonymised row. */
export type Removed = RequestStamp & Pick<Tombstone, 'quote'>;

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

/** The key of a request's tombstone. */
export function tombstoneKey(kind: RequestKind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url');
}

/** The tombstone of a row that is removed. */
export function tombstoneOf(
  kind: RequestKind,
  row: Pick<RequestStamp, 'id' | 'createdAt'> | RoomConfiguration | Enquiry,
  at: Date,
): Tombstone {
  return {
    keyHash: tombstoneKey(kind, row.id),
    until: keptUntil(at),
    receivedAt: row.createdAt,
    quote: 'serverPrice' in row ? receiptOf(row) : null,
  };
}

/** The request that a tombstone stands for. */
export function removedRequest(id: string, { receivedAt, quote }: Tombstone): Removed {
  return { id, createdAt: receivedAt, requestHash: '', quote };
}

function receiptOf(row: RoomConfiguration): Tombstone['quote'] {
  const { reference, estimatedPrice, serverPrice, pricingVersion } = row;
  return { reference, estimatedPrice, serverPrice, pricingVersion };
}
