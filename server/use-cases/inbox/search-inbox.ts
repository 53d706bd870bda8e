import { inboxSearchSchema } from '#domain/order/contracts/admin/inbox';
import type { RequestInbox } from '#server/stores/requests/request-ports';
import { parseRequest } from '#server/use-cases/requests/parse-request';

/** As much as anyone reads at once. */
const PAGE_ROWS = 50;

export interface SearchedInbox<Row> {
  rows: RequestInbox<Row>;
  summarise: (row: Row) => Promise<object>;
}

/**
 * A page of the requests that have all the words, in one state or any, with the counts that the
 * administrator's list shows.
 *
 * @throws {ApiProblem} 400 invalid_request
 */
export async function searchInbox<Row>(
  { rows, summarise }: SearchedInbox<Row>,
  body: unknown,
): Promise<object> {
  const { words, state, after } = parseRequest(inboxSearchSchema, body);
  const found = await rows.search({ words, state, after, limit: PAGE_ROWS });
  return {
    rows: await Promise.all(found.rows.map(summarise)),
    next: found.next ?? null,
    counts: found.counts,
    all: await rows.count(),
    unread: await rows.countUnseen(),
  };
}
