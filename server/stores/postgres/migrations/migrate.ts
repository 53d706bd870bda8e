import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { StoreUnavailableError } from '#server/stores/ports';
import { asStoreError } from '#server/stores/postgres/failures';
import { MIGRATIONS } from './migrations';

/** Says of a database that its tables are not those of this version of the program. */
class MigrationError extends StoreUnavailableError {
  override name = 'MigrationError';
}

/**
 * Brings the tables to this version, all or nothing; of two processes, one waits for the other.
 *
 * @returns the names of what was done
 * @throws {StoreUnavailableError}
 */
export async function migrate(db: Kysely<unknown>): Promise<readonly string[]> {
  await refuseNewer(db);
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw asStoreError(error);
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * @throws {MigrationError} a migration is missing, or one was made by a newer version of the program
 * @throws {StoreUnavailableError} the database cannot be read
 */
export async function refuseOtherVersions(db: Kysely<unknown>): Promise<void> {
  const done = await refuseNewer(db);
  const missing = Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
  if (missing.length === 0) return;
  throw new MigrationError(
    `The database has not been prepared for this version: run npm run migrate (${missing.join(', ')}).`,
  );
}

async function refuseNewer(db: Kysely<unknown>): Promise<readonly string[]> {
  const done = await migrationsOf(db);
  const newer = done.filter((name) => !Object.keys(MIGRATIONS).includes(name));
  if (newer.length === 0) return done;
  throw new MigrationError(
    `The database belongs to a newer version of the program (${newer.join(', ')}): start that one.`,
  );
}

async function migrationsOf(db: Kysely<unknown>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    const isMissing = error instanceof pg.DatabaseError && error.code === '42P01';
    if (isMissing) return [];
    throw asStoreError(error);
  }
}
