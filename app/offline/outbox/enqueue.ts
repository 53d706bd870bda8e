import type { CheckedRequest, RequestKind } from '#domain/contracts/requests';
import { newEntry, type NewEntry } from './new-entry';
import { newId } from '#app/offline/storage/new-id';
import { putEntry } from './put-entry';
import { replaceEntry } from './replace-entry';

interface Options {
  /** The idempotency key it will be sent under. */
  id?: string;
  /**
   * The refused request that it takes the place of. Where there is nothing to replace any more, sent
   * again or corrected in another tab, it becomes a request of its own: what was typed is never lost.
   */
  corrects?: string;
}

/**
 * Puts a request of any kind into the outbox; resolves only when the disk has it.
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
