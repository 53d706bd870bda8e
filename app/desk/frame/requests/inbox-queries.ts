import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { fetchFromInbox, fetchUnread, searchInbox, type InboxPath } from '#app/api/desk/inbox';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { InboxSearch } from '#domain/order/contracts/admin/inbox';
import {
  foundEnquiriesSchema,
  deskEnquirySchema,
} from '#domain/order/contracts/admin/desk-enquiry';
import {
  foundQuoteRequestsSchema,
  deskQuoteRequestSchema,
} from '#domain/order/contracts/admin/desk-quote-request';

/** The inbox polls for new requests. */
const LOOK_AGAIN = { refetchInterval: 60_000, refetchOnWindowFocus: true, staleTime: 0 };

type Wanted = Pick<InboxSearch, 'words' | 'state'>;

const FIRST_PAGE: string | undefined = undefined;

/** The requests of one kind that are looked for, newest first, page by page. Kept only in memory. */
function listQuery<S extends z.core.$ZodType<{ next: string | null }>>(
  path: InboxPath,
  schema: S,
  search: Wanted,
) {
  return infiniteQueryOptions({
    queryKey: [path, search],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => searchInbox(path, { ...search, after }, schema, signal)),
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

export const quotesQuery = (search: Wanted) =>
  listQuery('/api/room-configurations', foundQuoteRequestsSchema, search);

export const quoteQuery = (id: string) =>
  requestQuery('/api/room-configurations', deskQuoteRequestSchema, id);

export const enquiriesQuery = (search: Wanted) =>
  listQuery('/api/enquiries', foundEnquiriesSchema, search);

export const enquiryQuery = (id: string) => requestQuery('/api/enquiries', deskEnquirySchema, id);

/** The number of unread requests. Does not ask for the password when the session has ended. */
export const unreadQuery = queryOptions({
  queryKey: ['/api/unread-requests'],
  queryFn: ({ signal }) => fetchUnread(signal),
  ...LOOK_AGAIN,
});
