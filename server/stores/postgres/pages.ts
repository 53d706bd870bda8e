import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Page, PageRequest } from '#server/stores/pages';

/** What a page is ordered by: columns that no two rows have the same values of. None has a space. */
interface Order<Row> {
  columns: readonly RawBuilder<unknown>[];
  direction: 'ascending' | 'descending';
  placeOf: (row: Row) => readonly string[];
}

/**
 * Part of a list, which begins behind a place in the order and not at a number. `rowsFor` gets the condition, and the
 * rest of the statement: it asks for one row more than a page has, which tells whether there is a next one.
 */
export async function pageOf<Row>(
  { columns, direction, placeOf }: Order<NoInfer<Row>>,
  { after, limit }: PageRequest,
  rowsFor: (rest: RawBuilder<unknown>, isAfter: RawBuilder<unknown>) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const isUp = direction === 'ascending';
  const way = isUp ? sql`asc` : sql`desc`;
  const places = after?.split(' ');
  const isAfter =
    places === undefined
      ? sql`true`
      : sql`(${sql.join(columns)}) ${isUp ? sql`>` : sql`<`} (${sql.join(
          columns.map((_, index) => places[index] ?? ''),
        )})`;
  const order = columns.map((column) => sql`${column} ${way}`);
  const found = await rowsFor(sql`order by ${sql.join(order)} limit ${limit + 1}`, isAfter);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && placeOf(last).join(' ') };
}
