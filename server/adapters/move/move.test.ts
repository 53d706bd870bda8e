import { mkdir, readdir, writeFile } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { openBucket } from '#server/adapters/objects/s3/bucket';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { TABLE_NAMES } from '#server/stores/database/tables';
import { openStores } from '#server/stores/open-stores';
import {
  contentOf,
  fileOf,
  fullFolders,
  newBucket,
  newDatabase,
  runMove,
} from '#server/testing/moving';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newQuoteRequest } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';

const programs = await postgresPrograms();

describe.skipIf(programs === undefined)('with PostgreSQL installed', () => {
  let postgres: PostgresServer;
  const folders = fullFolders();

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  }, 120_000);
  afterAll(async () => {
    await folders.remove();
    await postgres.close();
  });

  describe('what is moved', () => {
    it('to a database and a bucket, and back, is what it was: every row, picture, photo and part', async () => {
      const full = await folders.get();
      const before = await contentOf(full);
      const [database, bucket, again] = [
        await newDatabase(postgres),
        await newBucket(),
        await temporaryFolder(),
      ];
      for (const name of TABLE_NAMES) expect([name, before.rows[name]]).not.toEqual([name, []]);
      expect(Object.keys(before.files).join()).toMatch(/avif.*private\/.*photo-parts\//);
      const there = ['--to', database.url, '--objects', bucket.address];
      const said = await runMove(['--from', fileOf(full), ...there], bucket.environment);
      expect(said).toMatch(/^roomConfigurations +1 {2}[0-9a-f]{64}$/m);
      expect(said).toMatch(/^photos +1 {2}[0-9a-f]{64}$/m);
      expect(await contentOf(full)).toEqual(before);

      const back = ['--from', database.url, '--objects', bucket.address, '--to', fileOf(again)];
      expect(await runMove(back, bucket.environment)).toBe(said);
      expect(await contentOf(again)).toEqual(before);
      const { mailQueue } = await readStoredDocument(again, nodeDisk);
      expect(mailQueue).toEqual((await readStoredDocument(full, nodeDisk)).mailQueue);
    });

    it('is found by the stores of the database as by those of the file', async () => {
      const full = await folders.get();
      const database = await newDatabase(postgres);
      await runMove(['--from', fileOf(full), '--to', database.url]);
      const found = await Promise.all(
        [{ dataDir: full }, { dataDir: '', databaseUrl: database.url }].map(async (config) => {
          const stores = await openStores(config);
          onTestFinished(() => stores.close());
          const { orders, roomConfigurations, galleryImages, pricing, mailQueue, newsletter } =
            stores;
          const later = new Date(Date.now() + 3_600_000);
          return {
            board: await orders.listAt('visit', { after: undefined, limit: 9 }),
            count: await orders.countAt('visit'),
            visits: await orders.visits(),
            inbox: await roomConfigurations.list({ after: undefined, limit: 9 }),
            unseen: await roomConfigurations.countUnseen(),
            gallery: await galleryImages.list(),
            pricing: await pricing.current(),
            mail: (await mailQueue.firstDue(later))?.id,
            address: await newsletter.search('test', 9),
          };
        }),
      );
      expect(found[1]).toEqual(found[0]);
      expect(found[0]?.visits).toHaveLength(1);
    });

    it('has half a character as a database can have it', async () => {
      const [folder, again] = [await temporaryFolder(), await temporaryFolder()];
      const stores = await openStores({ dataDir: folder });
      await stores.pricing.begin(starterPricing);
      await stores.enquiries.add(newEnquiry({ message: 'Six \ud83d\u0000 by four' }));
      await stores.close();
      const database = await newDatabase(postgres);
      await runMove(['--from', fileOf(folder), '--to', database.url]);
      await runMove(['--from', database.url, '--to', fileOf(again)]);
      const { enquiries } = await readStoredDocument(again, nodeDisk);
      expect(enquiries).toMatchObject([{ message: 'Six \ufffd by four' }]);
    });

    it('are the pictures alone, with a bucket at one end', async () => {
      const full = await folders.get();
      const [bucket, folder] = [await newBucket(), await temporaryFolder()];
      const said = await runMove(
        ['--from', fileOf(full), '--to', bucket.address],
        bucket.environment,
      );
      expect(said).not.toContain('roomConfigurations');
      await runMove(['--from', bucket.address, '--to', fileOf(folder)], bucket.environment);
      const { files } = await contentOf(folder);
      expect(files).toEqual((await contentOf(full)).files);
      expect(await readdir(folder)).not.toContain('db.json');
    });
  });

  describe('a move fails', () => {
    it('when rows do not arrive as they were, and leaves none of them', async () => {
      const full = await folders.get();
      const database = await newDatabase(postgres);
      await postgres.query(
        database.name,
        `create function spoil() returns trigger language plpgsql as $$ begin
          new.record := replace(new.record::text, 'Test Person', 'Text Person')::json; return new;
        end $$;
        create trigger spoil before insert on enquiries for each row execute function spoil()`,
      );
      const args = ['--from', fileOf(full), '--to', database.url];
      expect(await refused(args)).toBe(
        'The target does not have enquiries as the source has them (1 there, 1 here).',
      );
      for (const table of ['enquiries', 'room_configurations', 'order_events']) {
        expect([table, await database.count(table)]).toEqual([table, 0]);
      }
    });

    it('when a picture is another one at the target', async () => {
      const full = await folders.get();
      const bucket = await newBucket();
      const args = ['--from', fileOf(full), '--to', bucket.address];
      await runMove(args, bucket.environment);
      const [key = ''] = await bucket.keys();
      const store = openBucket(bucket.config);
      const { size = 0 } = (await store.find(key)) ?? {};
      await store.put(key, Buffer.alloc(size));
      expect(await refused(args, bucket.environment)).toMatch(
        /^The target does not have (pictures|photos|parts of photos) as the source has them/,
      );
    });
  });

  describe('a move is refused', () => {
    it('into a database with rows, and changes none of them', async () => {
      const full = await folders.get();
      const database = await newDatabase(postgres);
      const stores = await openStores({ dataDir: '', databaseUrl: database.url });
      await stores.enquiries.count();
      await stores.sessions.add(
        { idHash: 'one', signedInAt: AT, seenAt: AT },
        { idHash: undefined, signedInBy: '', seenBy: '', keptBy: '', seenAfter: '9' },
      );
      await stores.close();
      const args = ['--from', fileOf(full), '--to', database.url];
      expect(await refused(args)).toBe('The target is not empty: it has sessions (1).');
      expect(await database.count('sessions')).toBe(1);
      expect(await database.count('enquiries')).toBe(0);
    });

    it('into a database whose rows have changed since they were moved', async () => {
      const full = await folders.get();
      const database = await newDatabase(postgres);
      const args = ['--from', fileOf(full), '--to', database.url];
      await runMove(args);
      const stores = await openStores({ dataDir: '', databaseUrl: database.url });
      const current = await stores.pricing.current();
      await stores.settings.save(
        { name: 'quote-terms', revision: 2, value: (await termsOf(stores)).value },
        1,
      );
      expect((await stores.pricing.current()).version).toBe(current.version);
      await stores.close();
      expect(await refused(args)).toContain('The target is not empty');
    });

    it('into a folder with rows', async () => {
      const full = await folders.get();
      const database = await newDatabase(postgres);
      await runMove(['--from', fileOf(full), '--to', database.url]);
      const folder = await temporaryFolder();
      const stores = await openStores({ dataDir: folder });
      await stores.roomConfigurations.add(newQuoteRequest(), () => 'one');
      await stores.close();
      const back = ['--from', database.url, '--to', fileOf(folder)];
      expect(await refused(back)).toMatch(
        /not empty: it has roomConfigurations \(1\), mailQueue \(2\)/,
      );
      expect((await readStoredDocument(folder, nodeDisk)).roomConfigurations).toHaveLength(1);
    });

    it('into a bucket with pictures of somebody else, before anything is copied', async () => {
      const [bucket, one, other] = [
        await newBucket(),
        await temporaryFolder(),
        await temporaryFolder(),
      ];
      for (const [folder, name] of [
        [one, 'one'],
        [other, 'other'],
      ] as const) {
        await mkdir(join(folder, 'objects', name), { recursive: true });
        await writeFile(join(folder, 'objects', name, 'picture.jpg'), name);
      }
      await runMove(['--from', fileOf(one), '--to', bucket.address], bucket.environment);
      const args = ['--from', fileOf(other), '--to', bucket.address];
      expect(await refused(args, bucket.environment)).toBe(
        'The target is not empty: it has other pictures.',
      );
      expect(await bucket.keys()).toEqual(['uploads/one/picture.jpg']);
    });

    it(
      'from a folder that a server has, and from a database that one has',
      { tags: 'long' },
      async () => {
        const full = await folders.get();
        const [database, folder] = [await newDatabase(postgres), await temporaryFolder()];
        await runMove(['--from', fileOf(full), '--to', database.url]);
        const opened = await openStores({ dataDir: folder });
        const args = ['--from', fileOf(folder), '--to', (await newDatabase(postgres)).url];
        expect(await refused(args)).toMatch(/the data folder is in use by process/);
        await opened.close();
        const server = await openStores({ dataDir: '', databaseUrl: database.url });
        onTestFinished(() => server.close());
        const back = ['--from', database.url, '--to', fileOf(folder)];
        expect(await refused(back)).toMatch(/^The database is in use\./);
        expect(await server.enquiries.count()).toBe(1);
      },
    );

    it('into a database that has not been migrated, from nothing, and for addresses that mean none', async () => {
      const full = await folders.get();
      const url = postgres.url(await postgres.newDatabase());
      expect(await refused(['--from', fileOf(full), '--to', url])).toMatch(/run npm run migrate/);
      const { url: ready } = await newDatabase(postgres);
      const empty = await temporaryFolder();
      expect(await refused(['--from', fileOf(empty), '--to', ready])).toMatch(/holds nothing/);
      const missing = fileOf(join(empty, 'missing'));
      expect(await refused(['--from', missing, '--to', ready])).toMatch(/There is no .*missing/);
      expect(await refused(['--from', fileOf(full), '--to', fileOf(empty)])).toMatch(/^One of/);
      expect(await refused(['--form', fileOf(full)])).toMatch(/^This is not understood/);
      expect(await refused(['--from', 'file:data', '--to', ready])).toMatch(/whole path/);
      expect(await refused(['--from', fileOf(full), '--to', 's3://rooms'])).toMatch(/AWS_ACCESS/);
    });
  });
});

const AT = '2026-05-01T09:30:00.000Z';

async function termsOf(stores: Awaited<ReturnType<typeof openStores>>) {
  const terms = await stores.settings.find('quote-terms');
  if (terms === undefined) throw new Error('There are no terms.');
  return terms;
}

async function refused(args: readonly string[], environment?: Record<string, string>) {
  const error: unknown = await runMove(args, environment).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('It was not refused.');
  return error.message;
}
