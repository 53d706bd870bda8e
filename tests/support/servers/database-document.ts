import { sql } from 'kysely';
import type { Document, Lists } from '#server/stores/database/document';
import { SCHEMA_VERSION } from '#server/stores/database/migrations';
import { eachTable, TABLE_NAMES, type TableName } from '#server/stores/database/tables';
import { boardColumns } from '#server/stores/postgres/board';
import { connect, databaseOn, type Database } from '#server/stores/postgres/database';
import type { Rows } from '#server/stores/postgres/rows';
import type { StoredDocument } from './server';

/** Columns by which rows stand in the order they came; the others stand by their keys. */
const ORDER: { readonly [T in TableName]?: string } = {
  roomConfigurations: 'created_at',
  enquiries: 'created_at',
  newsletterSubscribers: 'created_at',
  galleryImages: 'number',
  mailQueue: 'number',
  pushDevices: 'number',
};

/** Everything in a database, in the shape of `db.json`, but for the password. */
export function readDatabase(url: string): Promise<Document> {
  return withDatabase(url, (database) => database.read(readAll));
}

/** Changes rows of a database that no server uses. */
export function changeDatabase(
  url: string,
  change: (document: StoredDocument) => void,
): Promise<void> {
  return withDatabase(url, (database) =>
    database.change([], async (on) => {
      const read = await readAll(on);
      const { roomConfigurations, orders, enquiries, newsletterSubscribers } = read;
      const changed = structuredClone({
        roomConfigurations: [...roomConfigurations],
        orders: [...orders],
        enquiries: [...enquiries],
        newsletterSubscribers: [...newsletterSubscribers],
        pricingVersions: [...read.pricingVersions],
        contentVersions: [...read.contentVersions],
      });
      change(changed);
      const orderOf = new Map(changed.orders.map((order) => [order.requestId, order]));
      for (const name of Object.keys(changed)) await on.removeWhere(name as TableName, sql`true`);
      for (const row of changed.roomConfigurations) {
        await on.put('roomConfigurations', row, boardColumns(row, orderOf.get(row.id)));
      }
      for (const row of changed.orders) await on.put('orders', row);
      for (const row of changed.enquiries) await on.put('enquiries', row);
      for (const row of changed.newsletterSubscribers) await on.put('newsletterSubscribers', row);
      for (const row of changed.pricingVersions) await on.put('pricingVersions', row);
      for (const row of changed.contentVersions) await on.put('contentVersions', row);
    }),
  );
}

async function readAll(on: Rows): Promise<Document> {
  const lists = new Map<TableName, readonly unknown[]>();
  for (const name of TABLE_NAMES) {
    const order = sql.ref(ORDER[name] ?? 'key');
    lists.set(name, await on.where(name, sql`order by ${order}, key`));
  }
  return {
    schemaVersion: SCHEMA_VERSION,
    credentials: { adminPasswordHash: null },
    ...eachTable<Lists>((name) => lists.get(name)),
  };
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = databaseOn(
    connect(url, () => undefined),
    () => new Date(),
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
