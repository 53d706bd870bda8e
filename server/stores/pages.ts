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
