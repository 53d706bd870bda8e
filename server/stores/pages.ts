import { setImmediate as nextTurn } from 'node:timers/promises';

/** Part of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  /** What to ask for the next page with; undefined behind the last row. */
  next: string | undefined;
}

export interface PageRequest {
  /** The `next` of the page before; undefined for the first one. */
  after: string | undefined;
  /** So many rows at most, from 1 on. */
  limit: number;
}

/** Something that is listed by pages. A row that was there all the time is in one of them, and in no other. */
export interface Listed<Row> {
  list(page: PageRequest): Promise<Page<Row>>;
}

/** What is done with so many at once holds nobody up. */
const PAGE_ROWS = 200;

/** Every row, page by page; others have their turns in between. */
export async function* pagesOf<Row>(listed: Listed<Row>): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  do {
    const page = await listed.list({ after, limit: PAGE_ROWS });
    yield page.rows;
    await nextTurn();
    after = page.next;
  } while (after !== undefined);
}

/** Every row of a list that is short. */
export async function allRows<Row>(listed: Listed<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(listed)) rows.push(...page);
  return rows;
}
