import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { describeStores } from '#server/stores/contracts/stores.contract';
import type { Stores } from '#server/stores/ports';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server';
import type { PostgresServer } from '#server/testing/postgres-server';
import { migratePostgres, openPostgresStores } from './open-postgres';

const programs = await postgresPrograms();

describe.skipIf(programs === undefined)('with PostgreSQL installed', () => {
  let server: PostgresServer;
  /** Databases that no test uses now: to empty one takes less time than to make one. */
  const unused: string[] = [];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 60_000);

  afterAll(() => server.close());

  async function emptyDatabase(): Promise<string> {
    const used = unused.pop();
    if (used !== undefined) {
      await server.query(used, EMPTY);
      return used;
    }
    const name = await server.newDatabase();
    await migratePostgres(server.url(name));
    return name;
  }

  describeStores('PostgreSQL', async () => {
    const name = await emptyDatabase();
    let stores: Stores | undefined;
    const close = async (): Promise<void> => stores?.close();
    onTestFinished(async () => {
      await close();
      unused.push(name);
    });
    const options = { now: () => new Date(), report: () => undefined };
    return {
      open: async () => (stores = await openPostgresStores(server.url(name), options)),
      close,
    };
  });
});

const EMPTY = `do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public'
      and tablename not like 'kysely%' and tablename not in ('credentials', 'gallery_revision')
      order by tablename = 'tallies'
    loop execute format('delete from %I', name); end loop;
    update credentials set record = '{"adminPasswordHash":null}';
    update gallery_revision set revision = 0;
  end $$`;
