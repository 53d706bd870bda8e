import * as z from 'zod';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import type { StoredDocument } from '#server/stores/files/snapshot-lines';
import { credentialsSchema } from '#server/stores/records';
import type { Credentials } from '#server/stores/records';
import { migrateDocument, SCHEMA_VERSION } from './migrations';
import { eachTable, TABLE_NAMES, TABLES } from '#server/stores/database/tables';
import type { RowOf, TableName } from '#server/stores/database/tables';

/** The rows of every table, in the order they were added. */
export type Lists = { readonly [T in TableName]: readonly RowOf<T>[] };

/** Everything the server keeps, in the shape of `db.json`. */
export type Document = Lists & {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly credentials: Credentials;
};

export const emptyDocument: Document = {
  schemaVersion: SCHEMA_VERSION,
  credentials: { adminPasswordHash: null },
  ...eachTable<Lists>(() => []),
};

/** Everything in a document except its rows. */
const frameSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  credentials: credentialsSchema,
  ...eachTable<Record<TableName, z.ZodType>>(() => z.custom(Array.isArray, 'is no list')),
});

/**
 * Migrates a stored document to this version and validates it.
 *
 * @throws {DamagedFileError} naming the invalid field
 */
export function checkDocument(stored: StoredDocument, path: string): Document {
  const document: StoredDocument = { ...migrated(stored) };
  check(frameSchema, document, path, []);
  // Row by row, keeping the originals: all at once takes twice as long, mostly for copying.
  for (const name of TABLE_NAMES) {
    const rows = document[name] as unknown[];
    for (const [index, row] of rows.entries()) check(TABLES[name].row, row, path, [name, index]);
  }
  return document as unknown as Document;
}

function migrated(stored: StoredDocument): object {
  return Object(migrateDocument(stored)) as object;
}

function check(schema: z.ZodType, value: unknown, path: string, place: PropertyKey[]): void {
  const parsed = schema.safeParse(value);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  const field = z.core.toDotPath([...place, ...(issue?.path ?? [])]);
  throw new DamagedFileError(path, `${field} ${issue?.message ?? ''}`.trim());
}
