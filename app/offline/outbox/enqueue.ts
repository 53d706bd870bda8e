import type { CheckedRequest, RequestKind } from '#domain/contracts/requests';
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
}

/**
 * Adds a request of any kind to the outbox; resolves only once it is on disk.
 *
 * @throws the browser's DOMException when storage is full or refused
 */
export async function enqueue<K extends RequestKind>(
  kind: K,
  request: CheckedRequest<K>,
  { id = newId(), corrects }: Options = {},
): Promise<NewEntry<K>> {
  const entry = newEntry(kind, request, id, Date.now());
  if (corrects === undefined) return putEntry(entry);
  return (await replaceEntry(corrects, entry)) ?? putEntry(entry);
}
