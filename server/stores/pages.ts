import { setImmediate as nextTurn } from 'node:timers/promises';

/** Part of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  /** Pass this as `after` to get the next page; undefined on the last page. */
  next: string | undefined;
}

export interface PageRequest {
  /** The `next` of the previous page; undefined for the first one. */
  after: string | undefined;
  /** Maximum number of rows, at least 1. */
  limit: number;
}

/** Something that is listed in pages. A row that exists throughout is on exactly one of them. */
export interface Listed<Row> {
  list(page: PageRequest): Promise<Page<Row>>;
}

/** Few enough to process at once without holding anything up. */
const PAGE_ROWS = 200;

/** Every row, page by page, yielding to the event loop in between. */
export async function* pagesOf<Row>(listed: Listed<Row>): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  do {
    const page = await listed.list({ after, limit: PAGE_ROWS });
    yield page.rows;
    await nextTurn();
    after = page.next;
  } while (after !== undefined);
}

/** Every row of a short list. */
export async function allRows<Row>(listed: Listed<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(listed)) rows.push(...page);
  return rows;
}
