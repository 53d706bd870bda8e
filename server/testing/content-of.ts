import type { Database } from '#server/stores/database';
import type { Document, Lists } from '#server/stores/document';
import { SCHEMA_VERSION } from '#server/stores/migrations';
import { eachTable } from '#server/stores/tables';

/** Everything that a database holds at this moment, as plain data. */
export function contentOf(database: Pick<Database, 'read'>): Document {
  const view = database.read();
  const lists = eachTable<Lists>((name) => view.list(name));
  return { schemaVersion: SCHEMA_VERSION, credentials: view.credentials, ...lists };
}
