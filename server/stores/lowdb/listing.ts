import type { Page, PageRequest } from '#server/stores/pages';

/**
 * Cuts a table's rows into pages. `placeOf` gives each row a text of its own that says where it stands:
 * rows come in the order of these texts, or in the opposite one.
 */
export function listing<Row>(
  placeOf: (row: Row) => string,
  order: 'ascending' | 'descending',
): (rows: readonly Row[], page: PageRequest) => Page<Row> {
  const sign = order === 'ascending' ? 1 : -1;
  const compare = (one: string, other: string) =>
    sign * (Number(one > other) - Number(one < other));
  let listed: readonly Row[] | undefined;
  let sorted: readonly Row[] = [];
  return (rows, { after, limit }) => {
    if (rows !== listed) {
      // Tables keep the order in which rows came: what is nearly in order is soon sorted.
      const near = sign === 1 ? rows : rows.toReversed();
      sorted = near.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
      listed = rows;
    }
    const first =
      after === undefined ? 0 : sorted.findIndex((row) => compare(placeOf(row), after) > 0);
    const page = first === -1 ? [] : sorted.slice(first, first + limit);
    const last = first + limit < sorted.length ? page.at(-1) : undefined;
    return { rows: page, next: last && placeOf(last) };
  };
}
