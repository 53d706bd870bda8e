import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import * as z from 'zod';
import { DamagedRowError } from '#server/stores/database/damaged-row-error';
import type { Beside, QueueTable, Rows } from '#server/stores/database/database';
import { rowJson } from '#server/stores/database/row-json';
import { fieldOf, TABLES } from '#server/stores/database/tables';
import type { RowOf, TableName, Value } from '#server/stores/database/tables';
import { credentialsSchema } from '#server/stores/records';
import { columnOf, conditionOf, orderOf, tableOf } from './conditions';
import { isFree } from './holder';
import { orderBy, pageOf } from './pages';

export type Columns = Readonly<Record<string, Value>>;

/** The rows of PostgreSQL, which also answers statements. */
export interface PostgresRows extends Rows {
  all<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  /** The first column of the first row that a statement answers with; undefined for none. */
  value<Type>(statement: RawBuilder<{ value: Type }>): Promise<Type | undefined>;
  /** The rows for which `rest` holds: all of a statement that follows the table's name. */
  where<T extends TableName>(table: T, rest: RawBuilder<unknown>): Promise<RowOf<T>[]>;
  /** Adds rows, at least one, none of which is there: all in one statement. */
  addAll<T extends TableName>(
    table: T,
    rows: readonly RowOf<T>[],
    besideOf?: (row: RowOf<T>) => Beside,
  ): Promise<void>;
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

/** The columns of a row: its key, its record, its fields, and what is kept beside it. */
export function columnsOf<T extends TableName>(
  table: T,
  row: RowOf<T>,
  { board, isInHand }: Beside = {},
  mine: number | null = null,
): Columns {
  const key = fieldOf(table, 'key')(row) as Value;
  const fields: Record<string, Value> = {};
  for (const name of Object.keys(TABLES[table].fields)) {
    const value = fieldOf(table, name)(row);
    // PostgreSQL's texts have no character 0.
    if (typeof value === 'string') fields[columnOf(name)] = value.replaceAll('\0', '');
    else if (typeof value !== 'object' || value === null) fields[columnOf(name)] = value;
  }
  return {
    key,
    record: rowJson(row),
    ...fields,
    ...(board === undefined ? {} : { place: board?.place ?? null, since: board?.since ?? null }),
    ...(isInHand === undefined ? {} : { holder: isInHand ? mine : null }),
  };
}

/**
 * The tables as one connection sees them, or one transaction.
 *
 * @param mine the number of this process, as `Holder` has it
 */
export function rowsOf(on: Kysely<unknown>, mine: () => Promise<number>): PostgresRows {
  let isGalleryNoted = false;
  const lock = on.isTransaction ? sql`for update` : sql``;
  const all = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(on)).rows;
  const value: PostgresRows['value'] = async (statement) => (await all(statement))[0]?.value;
  const where: PostgresRows['where'] = async (table, rest) => {
    const found = await all(
      sql<{ record: unknown }>`select t.record from ${tableOf(table)} t ${rest}`,
    );
    return found.map(({ record }) => checked(table, record));
  };
  /** What goes with every change of a table. */
  const note = async (table: TableName) => {
    if (table !== 'galleryImages' || isGalleryNoted) return;
    isGalleryNoted = true;
    await all(sql`update gallery_revision set revision = revision + 1`);
  };
  const write = async (
    table: TableName,
    rows: readonly Columns[],
    onConflict: (names: readonly string[]) => RawBuilder<unknown> = () => sql``,
  ) => {
    await note(table);
    const names = Object.keys(rows[0] ?? {});
    const values = rows.map((columns) => sql`(${sql.join(names.map((name) => columns[name]))})`);
    const { numAffectedRows } = await sql`insert into ${tableOf(table)} (${sql.join(
      names.map((name) => sql.ref(name)),
    )}) values ${sql.join(values)} ${onConflict(names)}`.execute(on);
    return numAffectedRows ?? 0n;
  };
  const columns = async <T extends TableName>(table: T, row: RowOf<T>, beside?: Beside) =>
    columnsOf(table, row, beside, beside?.isInHand === true ? await mine() : null);
  const remove = async (table: TableName, condition: RawBuilder<unknown>) => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${tableOf(table)} t where ${condition}`.execute(on);
    if (numAffectedRows > 0n) await note(table);
    return Number(numAffectedRows);
  };
  return {
    all,
    value,
    where,
    async find(table, key) {
      return (await where(table, sql`where t.key = ${key} ${lock}`))[0];
    },
    list(table, { where: condition, order, isDescending, limit }) {
      const most = limit === undefined ? sql`` : sql`limit ${limit}`;
      return where(
        table,
        sql`where ${conditionOf(condition)} ${orderOf(order, isDescending)} ${most}`,
      );
    },
    page: (table, query, page) =>
      pageOf(orderBy(table, query), page, (rest, isAfter) =>
        where(table, sql`where ${conditionOf(query.where)} and ${isAfter} ${rest}`),
      ),
    async count(table, condition) {
      const counted = sql<{ value: number }>`select count(*)::int as value
        from ${tableOf(table)} t where ${conditionOf(condition)}`;
      return (await value(counted)) ?? 0;
    },
    async highest(table, field, condition) {
      const highest = sql<{ value: Value }>`select max(${sql.ref(`t.${columnOf(field)}`)}) as value
        from ${tableOf(table)} t where ${conditionOf(condition)}`;
      return (await value(highest)) ?? undefined;
    },
    latest(table, by, highest) {
      const [group, rank] = [columnOf(by), columnOf(highest)];
      return where(
        table,
        sql`where not exists (select from ${tableOf(table)} later
          where ${sql.ref(`later.${group}`)} = ${sql.ref(`t.${group}`)}
          and ${sql.ref(`later.${rank}`)} > ${sql.ref(`t.${rank}`)})`,
      );
    },
    async galleryRevision() {
      const revision = sql<{ value: number }>`select revision as value from gallery_revision`;
      return (await value(revision)) ?? 0;
    },
    async credentials() {
      const stored = await value(sql<{ value: unknown }>`select record as value from credentials`);
      const parsed = credentialsSchema.safeParse(stored);
      if (!parsed.success) throw new DamagedRowError('credentials', 'it is not as it was written');
      return parsed.data;
    },
    async put(table, row, beside) {
      await write(table, [await columns(table, row, beside)], (names) => {
        const changes = names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
        return sql`on conflict (key) do update set ${sql.join(changes)}`;
      });
      if (table === 'orders') await all(eventsOf(row as RowOf<'orders'>));
    },
    async add(table, row, beside) {
      const added = [await columns(table, row, beside)];
      return (await write(table, added, () => sql`on conflict do nothing`)) === 1n;
    },
    async addAll(table, rows, besideOf) {
      await write(
        table,
        rows.map((row) => columnsOf(table, row, besideOf?.(row))),
      );
    },
    async remove(table, key) {
      if (table === 'orders') await all(sql`delete from order_events where request_id = ${key}`);
      return (await remove(table, sql`t.key = ${key}`)) > 0;
    },
    removeAll(table, { where: wanted, order, isDescending, keep, isLeftToOthers = false }) {
      let condition = conditionOf(wanted);
      const keys = (rest: RawBuilder<unknown>) =>
        sql`t.key in (select t.key from ${tableOf(table)} t where ${rest})`;
      if (keep !== undefined) {
        condition = keys(sql`${condition} ${orderOf(order, isDescending)} offset ${keep}`);
      }
      if (isLeftToOthers) condition = keys(sql`${condition} for update skip locked`);
      return remove(table, condition);
    },
    async setCredentials(credentials) {
      await all(sql`update credentials set record = ${JSON.stringify(credentials)}`);
    },
    async handOf(table, key) {
      const hand = sql<{ value: 'ours' | 'nobody' | 'other' }>`select case
        when t.holder = ${await mine()} then 'ours' when ${isFree} then 'nobody' else 'other'
        end as value from ${tableOf(table)} t where t.key = ${key}`;
      return (await value(hand)) ?? 'other';
    },
    handedOver: async <T extends QueueTable>(table: T) =>
      where(
        table,
        sql`where t.state = 'handing-over' and (t.holder = ${await mine()} or ${isFree})
          for update of t skip locked`,
      ),
  };
}

/** Adds the events of an order that are new. One that another request has is refused. */
function eventsOf({ requestId, events }: RowOf<'orders'>): RawBuilder<unknown> {
  const ids = events.map(({ id }) => id);
  return sql`insert into order_events (id, request_id)
    select told.id, ${requestId} from unnest(${ids}::text[]) as told(id) where not exists (
      select from order_events e where e.id = told.id and e.request_id = ${requestId})`;
}
