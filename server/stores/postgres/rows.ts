import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import * as z from 'zod';
import type { ChangeNotes } from '#server/stores/audit/audit-entry';
import { DamagedRowError } from '#server/stores/damaged-row-error';
import { TABLES } from '#server/stores/database/tables';
import type { RowOf, TableName } from '#server/stores/database/tables';
import { COLUMNS } from './columns';
import type { Columns } from './columns';

/** The tables as one connection sees them, or one transaction. */
export interface Rows {
  /** The row with this key. In a transaction it is locked: nobody changes it until the end. */
  find<T extends TableName>(table: T, key: string | number): Promise<RowOf<T> | undefined>;
  /** The rows for which `rest` holds: all of a statement that follows the table's name. */
  where<T extends TableName>(table: T, rest: RawBuilder<unknown>): Promise<RowOf<T>[]>;
  /** Replaces the row with the same key, or else adds it. `more` has columns that the row alone does not tell. */
  put<T extends TableName>(table: T, row: RowOf<T>, more?: Columns): Promise<void>;
  /** Adds the row unless its key, or another unique column, is taken. False if it is. */
  add<T extends TableName>(table: T, row: RowOf<T>, more?: Columns): Promise<boolean>;
  /** Adds rows, at least one, none of which is there: all in one statement. */
  addAll<T extends TableName>(
    table: T,
    rows: readonly RowOf<T>[],
    more?: (row: RowOf<T>) => Columns,
  ): Promise<void>;
  remove(table: TableName, key: string): Promise<void>;
  removeWhere(table: TableName, condition: RawBuilder<unknown>): Promise<void>;
  /** The first column of the first row that a statement answers with; undefined for none. */
  value<Type>(statement: RawBuilder<{ value: Type }>): Promise<Type | undefined>;
  all<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Changes what is in no table of records, by a statement. */
  write(what: 'credentials', statement: RawBuilder<unknown>): Promise<void>;
}

/** `room_configurations` for `roomConfigurations`. */
export function sqlNameOf(name: TableName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function tableOf(name: TableName): RawBuilder<unknown> {
  return sql.table(sqlNameOf(name));
}

/** A stored record, which must be as the server wrote it. */
export function checked<T extends TableName>(table: T, record: unknown): RowOf<T> {
  const schema: z.ZodType<RowOf<T>> = TABLES[table].row as never;
  const parsed = schema.safeParse(record);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DamagedRowError(
    table,
    `${z.core.toDotPath(issue?.path ?? [])} is not as it was written`,
  );
}

function columnsOf<T extends TableName>(table: T, row: RowOf<T>, more: Columns): Columns {
  const key = row[TABLES[table].key as keyof RowOf<T>] as string | number;
  return { key, record: JSON.stringify(row), ...COLUMNS[table](row), ...more };
}

/** @param notes are told what is written */
export function rowsOf(on: Kysely<unknown>, notes?: ChangeNotes): Rows {
  const lock = on.isTransaction ? sql`for update` : sql``;
  const all = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(on)).rows;
  const where: Rows['where'] = async (table, rest) => {
    const found = await all(
      sql<{ record: unknown }>`select t.record from ${tableOf(table)} t ${rest}`,
    );
    return found.map(({ record }) => checked(table, record));
  };
  const write = (
    table: TableName,
    rows: readonly Columns[],
    onConflict: (names: readonly string[]) => RawBuilder<unknown> = () => sql``,
  ) => {
    const names = Object.keys(rows[0] ?? {});
    const values = rows.map((columns) => sql`(${sql.join(names.map((name) => columns[name]))})`);
    return sql`insert into ${tableOf(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values ${sql.join(values)} ${onConflict(names)}`.execute(on);
  };
  const remove = async (table: TableName, condition: RawBuilder<unknown>) => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${tableOf(table)} t where ${condition}`.execute(on);
    if (numAffectedRows > 0n) notes?.wrote(table);
  };
  return {
    all,
    where,
    async value(statement) {
      return (await all(statement))[0]?.value;
    },
    async find(table, key) {
      return (await where(table, sql`where t.key = ${key} ${lock}`))[0];
    },
    async put(table, row, more = {}) {
      await write(table, [columnsOf(table, row, more)], (names) => {
        const changes = names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
        return sql`on conflict (key) do update set ${sql.join(changes)}`;
      });
      notes?.wrote(table, row);
    },
    async add(table, row, more = {}) {
      const columns = columnsOf(table, row, more);
      const { numAffectedRows } = await write(table, [columns], () => sql`on conflict do nothing`);
      const isAdded = numAffectedRows === 1n;
      if (isAdded) notes?.wrote(table, row);
      return isAdded;
    },
    async addAll(table, rows, more = () => ({})) {
      await write(
        table,
        rows.map((row) => columnsOf(table, row, more(row))),
      );
      notes?.wrote(table, rows[0]);
    },
    remove: (table, key) => remove(table, sql`t.key = ${key}`),
    removeWhere: remove,
    async write(what, statement) {
      await statement.execute(on);
      notes?.wrote(what);
    },
  };
}
