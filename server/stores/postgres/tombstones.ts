import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { KEPT_MS } from '#server/stores/lowdb/requests/tombstones';
import type { RequestStamp, Tombstone } from '#server/stores/records';
import type { Rows } from './rows';

type Kind = 'quote' | 'enquiry' | 'newsletter';

/** Adds the tombstone of a removed row, and deletes those that have expired. */
export async function leaveTombstone(
  on: Rows,
  kind: Kind,
  { id, createdAt }: Pick<RequestStamp, 'id' | 'createdAt'>,
  { at, quote = null }: { at: Date; quote?: Tombstone['quote'] },
): Promise<void> {
  const until = new Date(at.getTime() + KEPT_MS).toISOString();
  const row = { keyHash: hashOf(kind, id), until, receivedAt: createdAt, quote };
  await on.put('removedRequests', row);
  await on.removeWhere('removedRequests', sql`t.until < ${at.toISOString()}`);
}

/** What was stored under the key, as far as a repeat needs it. */
export async function findTombstone(
  on: Rows,
  kind: Kind,
  id: string,
): Promise<(RequestStamp & Pick<Tombstone, 'quote'>) | undefined> {
  const row = await on.find('removedRequests', hashOf(kind, id));
  return row && { id, createdAt: row.receivedAt, requestHash: '', quote: row.quote };
}

function hashOf(kind: Kind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url');
}
