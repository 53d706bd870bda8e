import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStores } from '#server/stores/open-stores';
import { openFullApp } from '#server/testing/rows/full-store';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { fileOf, newDatabase, runMove } from '#server/testing/moving';

const programs = await postgresPrograms();
const run = promisify(execFile);

describe.skipIf(programs === undefined)('the commands of docs/run for PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  }, 120_000);
  afterAll(() => postgres.close());

  it('bring everything back, with nobody signed in and no mail sent again', async () => {
    const { services, folder } = await openFullApp();
    await services.close();
    const database = await newDatabase(postgres);
    await runMove(['--from', fileOf(folder), '--to', database.url]);
    const waiting = await database.count("mail_queue where state = 'waiting'");
    expect(waiting).toBeGreaterThan(0);
    for (const table of ['sessions', 'person_sessions', 'kept_sessions']) {
      expect(await database.count(table)).toBeGreaterThan(0);
    }

    const dump = join(await temporaryFolder(), 'rooms.dump');
    await call('pg_dump', ['--format=custom', `--file=${dump}`, database.url]);
    const again = await postgres.newDatabase();
    await call('pg_restore', [`--dbname=${postgres.url(again)}`, dump]);
    const settle = ['-v', 'ON_ERROR_STOP=1', '-f', 'deploy/after-pg-restore.sql'];
    await call('psql', [postgres.url(again), ...settle]);

    const stores = await openStores({ dataDir: '', databaseUrl: postgres.url(again) });
    onTestFinished(() => stores.close());
    expect(await stores.roomConfigurations.count()).toBe(1);
    expect(await stores.mailQueue.load()).toMatchObject({ waiting: 0, unclear: waiting });
    expect(await stores.mailQueue.nextDue()).toBeUndefined();
    expect(await stores.pushDevices.load()).toMatchObject({ waiting: 0 });
    const left = await postgres.query(
      again,
      'select (select count(*) from sessions)::int + (select count(*) from person_sessions)::int + (select count(*) from kept_sessions)::int as n',
    );
    expect(left.rows[0].n).toBe(0);
    const { rows } = await postgres.query(again, 'select key from mail_queue limit 1');
    expect(await stores.mailQueue.find(rows[0].key)).toMatchObject({
      state: 'unclear',
      problem: 'Restored from a dump.',
    });
  });
});

function call(program: string, args: readonly string[]) {
  return run(join(programs ?? '', program), [...args]);
}
