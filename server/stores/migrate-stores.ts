import { ConfigError } from '#server/startup/config';
import type { Config } from '#server/startup/config';

/**
 * `npm run migrate`: brings the database to this version of the program. The stores in the data folder need no
 * command: they are brought to it when they are opened.
 *
 * @throws {ConfigError | StoreUnavailableError}
 */
export async function migrateStores(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  print: (line: string) => void,
): Promise<void> {
  if (databaseUrl === undefined) {
    throw new ConfigError('DATABASE_URL is not set: there is no database to migrate.');
  }
  const { migratePostgres } = await import('./postgres/open-postgres');
  const done = await migratePostgres(databaseUrl);
  if (done.length === 0) print('The database is ready for this version. Nothing has changed.');
  else print(`The database is now ready for this version: ${done.join(', ')}.`);
}
