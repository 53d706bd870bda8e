import { sql } from 'kysely';
import type { Enquiry, RequestStamp, RoomConfiguration } from '#server/stores/records';
import {
  removedRequest,
  tombstoneKey,
  tombstoneOf,
  type Removed,
  type RequestKind,
} from '#server/stores/requests/tombstone';
import type { Rows } from './rows';

/** Adds the tombstone of a removed row, and deletes those that have expired. */
export async function leaveTombstone(
  on: Rows,
  kind: RequestKind,
  removed: RequestStamp | RoomConfiguration | Enquiry,
  at: Date,
): Promise<void> {
  await on.put('removedRequests', tombstoneOf(kind, removed, at));
  await on.removeWhere('removedRequests', sql`t.until < ${at.toISOString()}`);
}

/** What was stored under the key, as far as a repeat needs it. */
export async function findTombstone(
  on: Rows,
  kind: RequestKind,
  id: string,
): Promise<Removed | undefined> {
  const row = await on.find('removedRequests', tombstoneKey(kind, id));
  return row && removedRequest(id, row);
}
