import type { CheckedRequest, RequestKind } from '#domain/order/contracts/requests/request-kinds';
import { newEntry, type NewEntry } from './new-entry';
import { newId } from '#app/offline/storage/new-id';
import { putEntry } from './put-entry';
import { replaceEntry } from './replace-entry';

interface Options {
  /** The idempotency key to send it under. */
  id?: string;
  /**
   * The refused request this one replaces. If that has gone (sent again or corrected in another tab),
   * this becomes a new request: typed input is never lost.
   */
  corrects?: string;
  /** Of the link whose hash the request names. */
  followToken?: string | undefined;
  /** What is done on the page of the request, and sent after it. */
  behind?: CheckedRequest<'follow'> | undefined;
}

/**
 * Adds a request of any kind to the outbox; resolves only once it is on disk.
 *
 * @throws the browser's DOMException when storage is full or refused
 */
export async function enqueue<K extends RequestKind>(
  kind: K,
  request: CheckedRequest<K>,
  { id = newId(), corrects, followToken, behind }: Options = {},
): Promise<NewEntry<K>> {
  const fresh = newEntry(kind, request, id, laterThanLast());
  const entry = followToken === undefined ? fresh : { ...fresh, followToken };
  if (behind) return putEntry(entry, newEntry('follow', behind, newId(), laterThanLast()));
  if (corrects === undefined) return putEntry(entry);
  return (await replaceEntry(corrects, entry)) ?? putEntry(entry);
}

let last = 0;

/** The time, a millisecond later than the entry before where that has the same: they are sent in order. */
function laterThanLast(): number {
  const now = Date.now();
  last = now <= last && last - now < 1000 ? last + 1 : now;
  return last;
}
