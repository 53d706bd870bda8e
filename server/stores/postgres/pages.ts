import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '#server/stores/database/database';
import { fieldOf } from '#server/stores/database/tables';
import type { RowOf, TableName } from '#server/stores/database/tables';
import type { Page, PageRequest } from '#server/stores/pages';
import { columnOf, orderOf } from './conditions';

/** What a page is ordered by: columns that no two rows have the same values of. None has a space. */
interface Sorting<Row> {
  fields: readonly string[];
  isDescending?: boolean | undefined;
  placeOf: (row: Row) => readonly unknown[];
}

/** The order of a query. */
export function orderBy<T extends TableName>(table: T, query: Query<T>): Sorting<RowOf<T>> {
  const { order: fields = ['key'], isDescending } = query;
  const values = fields.map((name) => fieldOf(table, name));
  return { fields, isDescending, placeOf: (row) => values.map((of) => of(row)) };
}

/**
 * Part of a list, which begins behind a place in the order and not at a number. `rowsFor` gets the condition, and the
 * rest of the statement: it asks for one row more than a page has, which tells whether there is a next one.
 */
export async function pageOf<Row>(
  { fields, isDescending = false, placeOf }: Sorting<NoInfer<Row>>,
  { after, limit }: PageRequest,
  rowsFor: (rest: RawBuilder<unknown>, isAfter: RawBuilder<unknown>) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const places = after?.split(' ');
  const columns = fields.map((name) => sql.ref(`t.${columnOf(name)}`));
  const isAfter =
    places === undefined
      ? sql`true`
      : sql`(${sql.join(columns)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(
          columns.map((_, index) => places[index] ?? ''),
        )})`;
  const found = await rowsFor(sql`${orderOf(fields, isDescending)} limit ${limit + 1}`, isAfter);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && placeOf(last).join(' ') };
}
