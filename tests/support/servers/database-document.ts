import type { Document, Lists } from '#server/stores/lowdb/document';
import { SCHEMA_VERSION } from '#server/stores/lowdb/migrations';
import {
  eachTable,
  TABLE_NAMES,
  type FieldOf,
  type TableName,
} from '#server/stores/database/tables';
import type { ReadableRows } from '#server/stores/database/database';
import { boardPlace } from '#server/stores/orders/order-change';
import { connect, databaseOn, type PostgresDatabase } from '#server/stores/postgres/database';
import type { StoredDocument } from './server';

/** Fields by which rows stand in the order they came; the others stand by their keys. */
const ORDER: { readonly [T in TableName]?: readonly (FieldOf<T> | 'added')[] } = {
  roomConfigurations: ['createdAt', 'key'],
  enquiries: ['createdAt', 'key'],
  newsletterSubscribers: ['createdAt', 'key'],
  galleryImages: ['added'],
  mailQueue: ['added'],
  pushDevices: ['added'],
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
        keptSessions: [...read.keptSessions],
      });
      change(changed);
      const orderOf = new Map(changed.orders.map((order) => [order.requestId, order]));
      for (const name of Object.keys(changed)) await on.removeAll(name as TableName, {});
      for (const row of changed.roomConfigurations) {
        await on.put('roomConfigurations', row, {
          board: boardPlace(row, orderOf.get(row.id)),
        });
      }
      for (const row of changed.orders) await on.put('orders', row);
      for (const row of changed.enquiries) await on.put('enquiries', row);
      for (const row of changed.newsletterSubscribers) await on.put('newsletterSubscribers', row);
      for (const row of changed.pricingVersions) await on.put('pricingVersions', row);
      for (const row of changed.contentVersions) await on.put('contentVersions', row);
      for (const row of changed.keptSessions) await on.put('keptSessions', row);
    }),
  );
}

async function readAll(on: ReadableRows): Promise<Document> {
  const lists = new Map<TableName, readonly unknown[]>();
  const read = async <T extends TableName>(name: T) =>
    lists.set(name, await on.list(name, { order: ORDER[name] ?? ['key'] }));
  for (const name of TABLE_NAMES) await read(name);
  return {
    schemaVersion: SCHEMA_VERSION,
    credentials: { adminPasswordHash: null },
    ...eachTable<Lists>((name) => lists.get(name)),
  };
}

async function withDatabase<T>(
  url: string,
  work: (database: PostgresDatabase) => Promise<T>,
): Promise<T> {
  const database = databaseOn(
    connect(url, () => undefined),
    () => Promise.reject(new Error('Nothing is taken in hand.')),
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
