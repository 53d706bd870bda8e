import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { SCHEMA_VERSION } from '#server/stores/lowdb/migrations';
import type { Document, Lists } from '#server/stores/lowdb/document';
import { eachTable, TABLE_NAMES } from '#server/stores/database/tables';
import type { RowOf, TableName } from '#server/stores/database/tables';
import type { WholeStore } from '#server/stores/database/whole-store';
import type { Beside } from '#server/stores/database/database';
import { boardPlace } from '#server/stores/orders/order-change';
import { sqlNameOf, tableOf } from './conditions';
import { connect } from './database';
import { asStoreError } from './failures';
import { takeForMoving } from './holder';
import { refuseOtherVersions } from './migrations/migrate';
import { checked, rowsOf as rowsIn } from './rows';
import type { PostgresRows } from './rows';

/** How many rows one statement writes or fetches. */
const AT_ONCE = 500;

/**
 * Does `work` with a database that no server can have meanwhile: its lock is held by the one connection that does
 * all of it.
 *
 * @throws {LockedError} a server has it
 * @throws {MigrationError | StoreUnavailableError}
 */
export async function withWholeDatabase<T>(
  url: string,
  work: (store: WholeStore) => Promise<T>,
): Promise<T> {
  const pool = connect(url, () => undefined);
  const whole = async (on: Kysely<unknown>) => {
    await takeForMoving(on);
    await refuseOtherVersions(on);
    // What else goes wrong in it is not PostgreSQL's.
    return Promise.allSettled([work(storeOn(on))]);
  };
  try {
    const [done] = await inOurWords(pool.connection().execute(whole));
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  } finally {
    await pool.destroy();
  }
}

async function inOurWords<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw asStoreError(error);
  });
}

/** Nobody has anything in hand meanwhile. */
function rowsOf(on: Kysely<unknown>): PostgresRows {
  return rowsIn(on, () => Promise.reject(new Error('A move takes nothing in hand.')));
}

function storeOn(on: Kysely<unknown>): WholeStore {
  return {
    count: () => inOurWords(countAll(rowsOf(on))),
    read: () => inOurWords(on.transaction().execute(readAll)),
    fill: (document, confirm) =>
      inOurWords(
        on.transaction().execute(async (transaction) => {
          await writeAll(rowsOf(transaction), document);
          confirm(await readAll(transaction));
        }),
      ),
  };
}

async function countAll(on: PostgresRows): Promise<Record<string, number>> {
  const { adminPasswordHash } = await on.credentials();
  const counts: Record<string, number> = { credentials: adminPasswordHash === null ? 0 : 1 };
  for (const name of TABLE_NAMES) {
    counts[name] = await on.count(name);
  }
  return counts;
}

async function readAll(transaction: Transaction<unknown>): Promise<Document> {
  const on = rowsOf(transaction);
  const lists = new Map<TableName, readonly unknown[]>();
  for (const name of TABLE_NAMES) lists.set(name, await readTable(on, name));
  return {
    schemaVersion: SCHEMA_VERSION,
    credentials: await on.credentials(),
    ...eachTable<Lists>((name) => lists.get(name)),
  };
}

/** The rows in the order in which they were added, as far as the table knows it. */
async function readTable<T extends TableName>(on: PostgresRows, name: T): Promise<RowOf<T>[]> {
  const known = await on.all(sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = ${sqlNameOf(name)}
      and column_name in ('number', 'created_at') order by column_name desc`);
  const order = [...known.map(({ column }) => column), 'key'].map((column) => sql.ref(column));
  await on.all(sql`declare reading no scroll cursor for
    select record from ${tableOf(name)} order by ${sql.join(order)}`);
  const rows: RowOf<T>[] = [];
  for (;;) {
    const some = await on.all(sql<{ record: unknown }>`fetch ${sql.lit(AT_ONCE)} from reading`);
    for (const { record } of some) {
      checked(name, record);
      // As it was written: what a schema returns has its fields in another order.
      rows.push(record as RowOf<T>);
    }
    if (some.length < AT_ONCE) break;
  }
  await on.all(sql`close reading`);
  return rows;
}

async function writeAll(on: PostgresRows, document: Document): Promise<void> {
  const lists: Lists = document;
  const orders = new Map(document.orders.map((order) => [order.requestId, order]));
  const more: { readonly [T in TableName]?: (row: RowOf<T>) => Beside } = {
    roomConfigurations: (row) => ({ board: boardPlace(row, orders.get(row.id)) }),
  };
  const write = async <T extends TableName>(name: T) => {
    for (const some of chunksOf(lists[name])) await on.addAll(name, some, more[name]);
  };
  for (const name of TABLE_NAMES) await write(name);
  const events = document.orders.flatMap(({ requestId, events: all }) =>
    all.map(({ id }) => sql`(${id}, ${requestId})`),
  );
  for (const some of chunksOf(events)) {
    await on.all(sql`insert into order_events (id, request_id) values ${sql.join(some)}`);
  }
  await on.setCredentials(document.credentials);
}

function* chunksOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}
