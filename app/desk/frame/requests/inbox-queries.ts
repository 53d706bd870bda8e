import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { fetchFromInbox, fetchUnread, searchInbox, type InboxPath } from '#app/api/desk/inbox';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { InboxSearch } from '#domain/order/contracts/admin/inbox';
import {
  foundEnquiriesSchema,
  storedEnquirySchema,
} from '#domain/order/contracts/admin/stored-enquiry';
import { foundQuotesSchema, storedQuoteSchema } from '#domain/order/contracts/admin/stored-quote';

/** The inbox polls for new requests. */
const LOOK_AGAIN = { refetchInterval: 60_000, refetchOnWindowFocus: true, staleTime: 0 };

type Wanted = Pick<InboxSearch, 'words' | 'state'>;

const FIRST_PAGE: string | undefined = undefined;

/** The requests of one kind that are looked for, newest first, page by page. Kept only in memory. */
function listQuery<S extends z.core.$ZodType<{ next: string | null }>>(
  path: InboxPath,
  schema: S,
  wanted: Wanted,
) {
  return infiniteQueryOptions({
    queryKey: [path, wanted],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => searchInbox(path, { ...wanted, after }, schema, signal)),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // What was found before stays until the next is there.
    placeholderData: keepPreviousData,
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

export const quotesQuery = (wanted: Wanted) =>
  listQuery('/api/room-configurations', foundQuotesSchema, wanted);

export const quoteQuery = (id: string) =>
  requestQuery('/api/room-configurations', storedQuoteSchema, id);

export const enquiriesQuery = (wanted: Wanted) =>
  listQuery('/api/enquiries', foundEnquiriesSchema, wanted);

export const enquiryQuery = (id: string) => requestQuery('/api/enquiries', storedEnquirySchema, id);

/** The number of unread requests. Does not ask for the password when the session has ended. */
export const unreadQuery = queryOptions({
  queryKey: ['/api/unread-requests'],
  queryFn: ({ signal }) => fetchUnread(signal),
  ...LOOK_AGAIN,
});
