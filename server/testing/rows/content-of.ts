import type { Document, Lists } from '#server/stores/lowdb/document';
import type { JournaledDatabase } from '#server/stores/lowdb/journaled-database';
import { SCHEMA_VERSION } from '#server/stores/lowdb/migrations';
import { eachTable } from '#server/stores/database/tables';

/** The current content of a data folder's database, as plain data. */
export function contentOf({ view }: Pick<JournaledDatabase, 'view'>): Document {
  const lists = eachTable<Lists>((name) => view.table(name).list());
  return { schemaVersion: SCHEMA_VERSION, credentials: view.credentials, ...lists };
}
