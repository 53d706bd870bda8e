import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer, RunningServer } from '#server/testing/servers/built-server';
import {
  contentBack,
  contentOf,
  fileOf,
  fullFolders,
  newBucket,
  newDatabase,
  runMove,
} from '#server/testing/moving';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { temporaryFolder } from '#server/testing/temporary-folder';

const programs = await postgresPrograms();

describe.skipIf(programs === undefined)('with PostgreSQL installed', () => {
  let postgres: PostgresServer;
  let built: BuiltServer;
  const folders = fullFolders();

  beforeAll(async () => {
    [postgres, built] = await Promise.all([startPostgres(programs ?? ''), buildServer()]);
  }, 120_000);
  afterAll(async () => {
    await folders.remove();
    await Promise.all([postgres.close(), built.remove()]);
  });

  describe('a move that is killed', { tags: 'long' }, () => {
    it.each([1, 4])('at picture %d leaves no row, and is finished by another', async (count) => {
      const full = await folders.get();
      const [database, bucket] = [await newDatabase(postgres), await newBucket()];
      const there = ['--to', database.url, '--objects', bucket.address];
      const args = ['--from', fileOf(full), ...there];
      const running = startServer(built.main, bucket.environment, ['move', ...args]);
      const puts = () => bucket.calls.filter((call) => call.startsWith('PUT'));
      while (puts().length < count) await pause(2);
      bucket.break('hang', 'PUT');
      await kill(running);
      expect(await database.count('room_configurations')).toBe(0);
      bucket.break('none');
      await runMove(args, bucket.environment);
      expect(await contentBack(database.url, bucket)).toEqual(await contentOf(full));
    });

    it('while it writes rows leaves none of them, and is finished by another', async () => {
      const full = await folders.get();
      const [database, bucket] = [await newDatabase(postgres), await newBucket()];
      const there = ['--to', database.url, '--objects', bucket.address];
      const args = ['--from', fileOf(full), ...there];
      // Most tables are filled before this one.
      const held = await postgres.hold(database.name, 'lock table orders in share mode');
      const running = startServer(built.main, bucket.environment, ['move', ...args]);
      const waiting = `select count(*)::int as n from pg_locks where not granted`;
      while ((await postgres.query(database.name, waiting)).rows[0].n === 0) await pause(5);
      await kill(running);
      await held.end();
      expect(await database.count('room_configurations')).toBe(0);
      expect(await database.count('pricing_versions')).toBe(0);
      await runMove(args, bucket.environment);
      expect(await contentBack(database.url, bucket)).toEqual(await contentOf(full));
    });

    it('into a folder leaves no row, and is finished by another', async () => {
      const full = await folders.get();
      const [database, bucket, folder] = [
        await newDatabase(postgres),
        await newBucket(),
        await temporaryFolder(),
      ];
      const there = ['--to', database.url, '--objects', bucket.address];
      await runMove(['--from', fileOf(full), ...there], bucket.environment);
      const back = ['--from', database.url, '--objects', bucket.address, '--to', fileOf(folder)];
      const before = bucket.calls.length;
      const running = startServer(built.main, bucket.environment, ['move', ...back]);
      const gets = () =>
        bucket.calls.slice(before).filter((call) => /^GET .*\/uploads\//.test(call));
      while (gets().length < 3) await pause(2);
      bucket.break('hang', 'GET');
      await kill(running);
      bucket.break('none');
      expect(await readdir(folder)).not.toContain('db.json');
      // As of a run that was killed while it looked at a photo.
      const left = join(folder, 'moving', 'photo-parts');
      await mkdir(left, { recursive: true });
      await writeFile(join(left, 'left.part'), 'half a photo');
      await runMove(back, bucket.environment);
      expect(await contentOf(folder)).toEqual(await contentOf(full));
      expect(await readdir(folder)).not.toContain('coming-move');
      expect(await readdir(folder)).not.toContain('moving');
    });

    it('once everything was there says so when it is run again', async () => {
      const full = await folders.get();
      const [database, bucket] = [await newDatabase(postgres), await newBucket()];
      const there = ['--to', database.url, '--objects', bucket.address];
      const args = ['--from', fileOf(full), ...there];
      const said = await runMove(args, bucket.environment);
      expect(await runMove(args, bucket.environment)).toBe(said);
    });
    it('that goes on keeps servers from starting', { tags: 'long' }, async () => {
      const full = await folders.get();
      const [database, bucket] = [await newDatabase(postgres), await newBucket()];
      bucket.break('hang', 'PUT');
      const there = ['--to', database.url, '--objects', bucket.address];
      const command = ['move', '--from', fileOf(full), ...there];
      const running = startServer(built.main, bucket.environment, command);
      const held = `select count(*)::int as n from pg_locks where locktype = 'advisory'`;
      while ((await postgres.query(database.name, held)).rows[0].n === 0) await pause(5);
      const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL: database.url };
      const server = startServer(built.main, environment);
      expect(await server.ended).toBe(1);
      expect(server.output().stderr).toBe('The database is being moved: start again after that.\n');
      expect(running.process.exitCode).toBeNull();
    });
  });
});

async function kill({ process, ended }: RunningServer): Promise<void> {
  process.kill('SIGKILL');
  await ended;
}
