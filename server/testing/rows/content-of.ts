import type { Database } from '#server/stores/database/database';
import type { Document, Lists } from '#server/stores/database/document';
import { SCHEMA_VERSION } from '#server/stores/database/migrations';
import { eachTable } from '#server/stores/database/tables';

/** The current content of a database, as plain data. */
export function contentOf(database: Pick<Database, 'read'>): Document {
  const view = database.read();
  const lists = eachTable<Lists>((name) => view.list(name));
  return { schemaVersion: SCHEMA_VERSION, credentials: view.credentials, ...lists };
}
