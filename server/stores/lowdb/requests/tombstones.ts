import type { Effect, View } from '#server/stores/database/database';
import type { Enquiry, RequestStamp, RoomConfiguration } from '#server/stores/records';
import {
  removedRequest,
  tombstoneKey,
  tombstoneOf,
  type Removed,
  type RequestKind,
} from '#server/stores/requests/tombstone';

/** Adds the tombstone of a removed row, and deletes those that have expired. */
export function leaveTombstone(
  view: View,
  kind: RequestKind,
  removed: RequestStamp | RoomConfiguration | Enquiry,
  at: Date,
): Effect[] {
  const over = view.list('removedRequests').filter(({ until }) => until < at.toISOString());
  return [
    { put: 'removedRequests', row: tombstoneOf(kind, removed, at) },
    ...over.map(({ keyHash }) => ({ remove: 'removedRequests', key: keyHash }) as const),
  ];
}

/** What was stored under the key, as far as a repeat needs it. */
export function findTombstone(view: View, kind: RequestKind, id: string): Removed | undefined {
  if (view.count('removedRequests') === 0) return undefined;
  const row = view.find('removedRequests', tombstoneKey(kind, id));
  return row && removedRequest(id, row);
}
