import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { fetchFromInbox, fetchUnread, type InboxPath } from '#app/api/inbox';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { enquirySummariesSchema, storedEnquirySchema } from '#domain/contracts/stored-enquiry';
import { quoteSummariesSchema, storedQuoteSchema } from '#domain/contracts/stored-quote';

/** The inbox polls for new requests. */
const LOOK_AGAIN = { refetchInterval: 60_000, refetchOnWindowFocus: true, staleTime: 0 };

/** The list of one kind of request, newest first. Kept only in memory. */
function listQuery<S extends z.core.$ZodType>(path: InboxPath, schema: S) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => asAdmin(() => fetchFromInbox(path, schema, signal)),
    ...LOOK_AGAIN,
  });
}

function requestQuery<S extends z.core.$ZodType>(path: InboxPath, schema: S, id: string) {
  return queryOptions({
    queryKey: [path, id],
    queryFn: ({ signal }) => asAdmin(() => fetchFromInbox(`${path}/${id}`, schema, signal)),
    staleTime: 0,
  });
}

export const quotesQuery = listQuery('/api/room-configurations', quoteSummariesSchema);

export const quoteQuery = (id: string) =>
  requestQuery('/api/room-configurations', storedQuoteSchema, id);

export const enquiriesQuery = listQuery('/api/enquiries', enquirySummariesSchema);

export const enquiryQuery = (id: string) => requestQuery('/api/enquiries', storedEnquirySchema, id);

/** The number of unread requests. Does not ask for the password when the session has ended. */
export const unreadQuery = queryOptions({
  queryKey: ['/api/unread-requests'],
  queryFn: ({ signal }) => fetchUnread(signal),
  ...LOOK_AGAIN,
});
