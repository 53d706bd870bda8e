import type { Engine } from '#server/stores/database/database';
import { connect, databaseOn } from './database';
import { Holder } from './holder';
import { limitStore } from './limit-store';
import { migrate, refuseOtherVersions } from './migrations/migrate';
import { postgresQueues } from './queues';
import { postgresRequests } from './requests';
import { turnStore } from './turn-store';

/**
 * Opens a PostgreSQL database, for any number of processes.
 *
 * @param url `postgres://user:password@host/database?sslmode=…`
 * @param report reports a problem that no caller is waiting for
 * @throws {MigrationError | StoreUnavailableError}
 */
export async function openPostgres(
  url: string,
  report: (error: unknown, what: string) => void,
): Promise<Engine> {
  const kysely = connect(url, report);
  const holder = new Holder(url);
  try {
    // Before anything is read, so that nobody moves it away meanwhile.
    await holder.number();
    await refuseOtherVersions(kysely);
  } catch (error) {
    await holder.close();
    await kysely.destroy();
    throw error;
  }
  const mine = () => holder.number();
  const database = databaseOn(kysely, mine);
  return {
    database: {
      ...database,
      async close() {
        await database.close();
        await holder.close();
      },
    },
    requests: postgresRequests(database),
    queues: postgresQueues(database, mine),
    limits: limitStore(database),
    turns: turnStore(holder),
  };
}

/**
 * Brings the tables of a database to this version of the program.
 *
 * @returns what was done, by name
 * @throws {MigrationError | StoreUnavailableError}
 */
export async function migratePostgres(url: string): Promise<readonly string[]> {
  const kysely = connect(url, () => undefined);
  try {
    return await migrate(kysely);
  } finally {
    await kysely.destroy();
  }
}
