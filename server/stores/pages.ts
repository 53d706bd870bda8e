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

const PAGE_ROWS = 500;

/** Every row, read page by page. */
export async function allRows<Row>(listed: Listed<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = await listed.list({ after, limit: PAGE_ROWS });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined);
  return rows;
}
