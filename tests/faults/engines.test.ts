import { execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { migratePostgres } from '#server/stores/postgres/open-postgres';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { quoteBody } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';
import type { TestApp } from '#server/testing/test-app';
import { fill, mayMount } from './disk/full-disk';
import { newKeys } from './quote-client';

const programs = await postgresPrograms();
const QUOTES = '/api/room-configurations';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.skipIf(programs === undefined)(
  'the program on a database, with PostgreSQL installed',
  { tags: 'long' },
  () => {
    let postgres: PostgresServer;

    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '', { outlivesKill: true });
    });

    afterAll(() => postgres.close());

    async function newDatabase(): Promise<string> {
      const name = await postgres.newDatabase();
      await migratePostgres(postgres.url(name));
      return name;
    }

    it('refuses quotes while the database is away, and takes them when it is back', async () => {
      const test = await openTestApp({
        environment: { DATABASE_URL: postgres.url(await newDatabase()) },
      });
      const [one = '', two = ''] = newKeys(2);
      const { body: receipt } = await send(test, one).expect(201);
      await postgres.kill();
      await expectRefused(test, two);
      await postgres.start();
      await isReady(test);
      expect((await send(test, one).expect(201)).body).toEqual(receipt);
      await send(test, two).expect(201);
      expect(await test.services.roomConfigurations.count()).toBe(2);
    });

    it('answers 503 when the connection is lost in the middle of a request, which can be repeated', async () => {
      const name = await newDatabase();
      const test = await openTestApp({ environment: { DATABASE_URL: postgres.url(name) } });
      const [key = ''] = newKeys(1);
      // The quote waits for this lock when its connection is cut.
      const blocker = await postgres.hold(name, 'lock table mail_queue in exclusive mode');
      const sent = send(test, key).then(({ status }) => status);
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'garden-rooms' and datname = '${name}' and wait_event_type = 'Lock'
        and query like '%mail_queue%'`;
      while ((await postgres.query(name, cut)).rowCount === 0);
      expect(await sent).toBe(503);
      await blocker.end();
      expect(await test.services.roomConfigurations.count()).toBe(0);
      await send(test, key).expect(201);
      await send(test, key).expect(201);
      expect(await test.services.roomConfigurations.count()).toBe(1);
    });

    it.skipIf(!mayMount())('refuses quotes while the disk is full, and loses none', async () => {
      const disk = await mkdtemp(join(tmpdir(), 'database-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=777', 'rooms', disk]);
      onTestFinished(async () => {
        execFileSync('umount', ['--lazy', disk]);
        await rm(disk, { recursive: true, force: true });
      });
      const space = `space_${Date.now()}`;
      const folder = join(disk, 'space');
      await mkdir(folder, { mode: 0o700 });
      await giveTo(postgres, folder);
      await postgres.query('postgres', `create tablespace ${space} location '${folder}'`);
      const name = `full_${Date.now()}`;
      await postgres.query('postgres', `create database ${name} tablespace ${space}`);
      await migratePostgres(postgres.url(name));
      const test = await openTestApp({ environment: { DATABASE_URL: postgres.url(name) } });
      const [last = ''] = newKeys(1);
      const { body: receipt } = await send(test, last).expect(201);
      await fill(join(disk, 'filler'));
      // What pages have room for is still taken.
      const taken = [last];
      const keys = newKeys(60);
      let refusedKey = '';
      for (const key of keys) {
        const { status } = await send(test, key);
        if (status !== 201) {
          refusedKey = key;
          break;
        }
        taken.push(key);
      }
      expect(refusedKey).not.toBe('');
      await expectRefused(test, refusedKey);
      expect((await send(test, last).expect(201)).body).toEqual(receipt);
      await rm(join(disk, 'filler'));
      await isReady(test);
      await send(test, refusedKey).expect(201);
      expect(await test.services.roomConfigurations.count()).toBe(taken.length + 1);
    });

    it('is not ready while its bucket is missing, takes quotes meanwhile, and is ready with it', async () => {
      const store = await openS3Server();
      onTestFinished(() => store.close());
      const test = await openTestApp({
        environment: {
          DATABASE_URL: postgres.url(await newDatabase()),
          ...store.environment,
          OBJECTS_URL: `s3://missing?endpoint=${store.config.endpoint}&region=eu-west-2`,
        },
      });
      await request(test.app).get('/readyz').expect(503);
      const [key = ''] = newKeys(1);
      await send(test, key).expect(201);
      const made = await fetch(`${store.bare.endpoint}/missing`, { method: 'PUT' });
      expect(made.status).toBe(200);
      await isReady(test);
    });
  },
);

/** Gives a folder to whom PostgreSQL runs as. */
async function giveTo(postgres: PostgresServer, folder: string): Promise<void> {
  const { rows } = await postgres.query('postgres', 'show data_directory');
  const { uid, gid } = await stat(String(rows[0]?.data_directory));
  await chown(folder, uid, gid);
}

function send({ app }: TestApp, key: string) {
  return request(app).post(QUOTES).set('Idempotency-Key', key).send(quoteBody());
}

/** What a visitor and whoever looks after the server are told. */
async function expectRefused(test: TestApp, key: string): Promise<void> {
  const refused = await send(test, key).expect(503);
  expect(refused.body.code).toBe('store_unavailable');
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.text).not.toMatch(/postgres|password|SQL/i);
  const ready = await request(test.app).get('/readyz').expect(503);
  expect(ready.body.code).toBe('store_unavailable');
  await request(test.app).get('/healthz').expect(200);
}

async function isReady(test: TestApp): Promise<void> {
  await vi.waitFor(() => request(test.app).get('/readyz').expect(200), { timeout: 20_000 });
}
