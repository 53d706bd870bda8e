import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { inAct } from '#server/stores/audit/act';
import { MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import { heldWork } from '#server/stores/contracts/turn-store.contract';
import { describeStores } from '#server/stores/contracts/stores.contract';
import { describeDatabase } from '#server/stores/database/database.contract';
import type { Database } from '#server/stores/database/database';
import { StoreUnavailableError } from '#server/stores/ports';
import type { Stores } from '#server/stores/ports';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newPerson } from '#server/testing/people';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { exampleInvoice, galleryImage, newQuoteRequest } from '#server/testing/rows/records';
import { storesOn } from '#server/stores/open-stores';
import { migratePostgres, openPostgres } from './open-postgres';

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

  describeDatabase('PostgreSQL', async () => {
    const name = await emptyDatabase();
    let database: Database | undefined;
    onTestFinished(async () => {
      await database?.close();
      unused.push(name);
    });
    return {
      open: async () => {
        database = (await openPostgres(server.url(name), () => undefined)).database;
        return database;
      },
    };
  });

  describeStores('PostgreSQL', async () => {
    const name = await emptyDatabase();
    let stores: Stores | undefined;
    const close = async (): Promise<void> => stores?.close();
    onTestFinished(async () => {
      await close();
      unused.push(name);
    });
    return { open: async () => (stores = await openStoresOn(server.url(name))), close };
  });

  /** One more process on a database, as far as the stores can tell. */
  async function openOn(name: string): Promise<Stores> {
    const stores = await openStoresOn(server.url(name));
    onTestFinished(() => stores.close());
    return stores;
  }

  it('makes room in the log: the oldest goes, and what is older than two years', async () => {
    const name = await emptyDatabase();
    await server.query(
      name,
      `insert into audit_entries (key, record, at, what)
        select key, json_build_object('id', key, 'at', at, 'who', 'owner', 'name', 'Owner',
          'what', 'prices-saved', 'about', n::text), at, 'prices-saved'
        from (select gen_random_uuid()::text as key, n, case when n = 0
          then '2020-05-01T09:30:00.000Z' else '2026-05-01T09:30:00.000Z' end as at
          from generate_series(0, ${MOST_ENTRIES}) n) as rows`,
    );
    const stores = await openOn(name);
    const act = { who: 'owner', name: 'Owner', what: 'person-invited', about: null };
    await inAct({ ...act, isOften: false }, () => stores.people.add(newPerson()));
    const kept = await stores.auditLog.of('prices-saved');
    expect(kept).toHaveLength(MOST_ENTRIES - 1);
    expect(kept.every(({ about }) => about !== '0')).toBe(true);
    expect(await stores.auditLog.of('person-invited')).toHaveLength(1);
    await stores.close();
    unused.push(name);
  });

  async function openTwice() {
    const name = await emptyDatabase();
    onTestFinished(() => void unused.push(name));
    return { name, one: await openOn(name), other: await openOn(name) };
  }

  describe('opened by two processes', { tags: 'long' }, () => {
    it('keep one request of many under a key, and its two messages', async () => {
      const { one, other } = await openTwice();
      const row = newEnquiry();
      const adds = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).enquiries.add({ ...row, name: `Number ${index}` }),
      );
      const answers = await Promise.all(adds);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await other.enquiries.count()).toBe(1);
      expect(await one.mailQueue.mailsOf('enquiry', row.id)).toHaveLength(2);
    });

    it('number invoices one after the other, without gaps and doubles', async () => {
      const { one, other } = await openTwice();
      const { id } = await one.roomConfigurations.add(newQuoteRequest(), randomUUID);
      const made = Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? one : other).orders.bill(id, new Date(), ({ books }) => {
          // Some cannot be made, and take no number.
          if (index % 7 === 0) return null;
          const number = books.next.invoice;
          const invoice = exampleInvoice({ requestId: id, number });
          const { pence, version } = invoice;
          const what = {
            kind: 'invoiced',
            number,
            version,
            stage: 0,
            pence,
            dueOn: '2026-12-15',
            hash: '',
          } as const;
          return { event: { id: invoice.id, by: 'company', what }, invoice };
        }),
      );
      await Promise.all(made);
      const numbers = (await other.invoices.of(id)).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
    });

    it('have a message in one hand at a time, and get those of a process that has ended', async () => {
      const { name, one, other } = await openTwice();
      const { id } = await one.enquiries.add(newEnquiry());
      const later = new Date(Date.now() + 60_000);
      const [first, second] = await Promise.all([
        one.mailQueue.firstDue(later),
        other.mailQueue.firstDue(later),
      ]);
      expect([first?.to, second?.to].toSorted()).toEqual(['company', 'homeowner']);
      const firstId = first?.id ?? '';
      expect(await other.mailQueue.set(firstId, { state: 'handing-over' })).toBe(false);
      expect(await one.mailQueue.set(firstId, { state: 'handing-over' })).toBe(true);
      await other.mailQueue.settleHandedOver('The server ended.');
      expect(await one.mailQueue.find(firstId)).toMatchObject({ state: 'handing-over' });
      await one.close();
      await other.mailQueue.settleHandedOver('The server ended.');
      expect(await other.mailQueue.find(firstId)).toMatchObject({ state: 'unclear' });
      await other.close();
      const third = await openOn(name);
      expect((await third.mailQueue.firstDue(later))?.id).toBe(second?.id);
      expect(await third.mailQueue.mailsOf('enquiry', id)).toHaveLength(2);
    });

    it('hand no message over twice when both lose the connection that says what they have', async () => {
      const { name, one, other } = await openTwice();
      const { id } = await one.enquiries.add(newEnquiry());
      const later = new Date(Date.now() + 60_000);
      const cut = async () => {
        const { rows } = await server.query(
          name,
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where application_name = 'garden-rooms holder' and datname = '${name}'`,
        );
        return rows.length;
      };
      const taken = await one.mailQueue.firstDue(later);
      const mailId = taken?.id ?? '';
      await cut();
      // The other one finds it in nobody's hand, and begins.
      expect((await other.mailQueue.firstDue(later))?.id).toBe(mailId);
      await vi.waitFor(async () => {
        expect(await other.mailQueue.set(mailId, { state: 'handing-over' })).toBe(true);
      });
      await cut();
      expect(await one.mailQueue.set(mailId, { state: 'handing-over' })).toBe(false);
      expect(await one.mailQueue.set(mailId, { state: 'waiting' })).toBe(false);
      await one.mailQueue.settleHandedOver('It was left.');
      expect(await one.mailQueue.set(mailId, { state: 'handing-over' })).toBe(false);
      expect((await one.mailQueue.find(mailId))?.state).toBe('unclear');
      // As the administrator decides.
      expect(await one.mailQueue.set(mailId, { state: 'waiting' })).toBe(true);
      expect(await other.mailQueue.mailsOf('enquiry', id)).toHaveLength(2);
    });

    it('do the work of one name one after the other, also when one of them ends half-way', async () => {
      const { one, other } = await openTwice();
      const held = heldWork();
      const first = one.turns.inTurn('a', held.work);
      await held.begun;
      expect(await other.turns.ifFree('a', () => Promise.reject(new Error('done')))).toBe(false);
      expect(await other.turns.inTurn('b', async () => 'meanwhile')).toBe('meanwhile');
      let isSecondDone = false;
      const second = other.turns.inTurn('a', async () => (isSecondDone = true));
      // Behind what `second` asks the database.
      await other.turns.inTurn('c', async () => undefined);
      expect(isSecondDone).toBe(false);
      // As when its process is killed: its connection is gone, and with it all it had.
      await one.close();
      expect(await second).toBe(true);
      held.end();
      await first;
    });

    it('count together, and keep no row of what is over', async () => {
      const { name, one, other } = await openTwice();
      const at = new Date('2026-05-01T09:00:00.000Z');
      const counts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? one : other).limits.count('a', { at, windowMs: 1000 }),
        ),
      );
      expect(Math.max(...counts.map(({ count }) => count))).toBe(20);
      await one.limits.count('b', { at, windowMs: 1000 });
      const later = new Date(at.getTime() + 5000);
      await other.limits.count('c', { at: later, windowMs: 1000 });
      expect((await server.query(name, 'select key from limits')).rows).toEqual([{ key: 'c' }]);
    });

    it('count how far homeowners come together, also the first of a day', async () => {
      const { one, other } = await openTwice();
      const adding = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).builderDays.add('2026-11-24', [1, 2], '2025-11-24'),
      );
      await Promise.all(adding);
      const reached = await one.builderDays.reached('2026-11-24', '2026-11-24');
      expect(reached).toEqual([20, 20, 0, 0, 0, 0, 0]);
    });

    it('see prices and pictures of each other at once', async () => {
      const { one, other } = await openTwice();
      await Promise.all([one.pricing.begin(starterPricing), other.pricing.begin(starterPricing)]);
      expect((await one.pricing.current()).version).toBe(1);
      await other.pricing.save(dearerPricing(100));
      expect((await one.pricing.current()).version).toBe(2);
      const before = await one.galleryImages.revision();
      expect(await one.galleryImages.list()).toEqual([]);
      await other.galleryImages.add([galleryImage({ title: 'new' })]);
      expect(await one.galleryImages.list()).toMatchObject([{ title: 'new' }]);
      expect(await one.galleryImages.revision()).not.toBe(before);
      expect(await other.galleryImages.revision()).toBe(await one.galleryImages.revision());
    });
  });

  describe('migrated', () => {
    it('are prepared once by two that ask at the same moment', async () => {
      const url = server.url(await server.newDatabase());
      const done = await Promise.all([migratePostgres(url), migratePostgres(url)]);
      expect(done.flat()).toEqual([
        '0001-stores',
        '0002-limits',
        '0003-content',
        '0004-people',
        '0005-builder-days',
        '0006-folded-words',
        '0007-kept-sessions',
        '0008-site-faults',
        '0009-invoices',
      ]);
      expect(await migratePostgres(url)).toEqual([]);
    });

    it('refuse to open with a missing migration, or a newer one', async () => {
      const name = await server.newDatabase();
      await expect(openOn(name)).rejects.toThrow(
        /run npm run migrate \(0001-stores, 0002-limits, 0003-content, 0004-people, 0005-builder-days, 0006-folded-words, 0007-kept-sessions, 0008-site-faults, 0009-invoices\)\.$/,
      );
      await migratePostgres(server.url(name));
      await server.query(name, "insert into kysely_migration values ('0999-newer', '')");
      const newer = /belongs to a newer version of the program \(0999-newer\)/;
      await expect(openOn(name)).rejects.toThrow(newer);
      await expect(migratePostgres(server.url(name))).rejects.toThrow(newer);
    });

    it('find what the version before stored, by its folded words', async () => {
      const name = await emptyDatabase();
      const stores = await openOn(name);
      for (const person of [
        { name: 'Ana Núñez', phone: '01632 960 123' },
        { name: 'Pat O’Brien', phone: '+44 1632 960456' },
      ]) {
        await stores.enquiries.add(newEnquiry({ ...person, email: 'someone@example.com' }));
      }
      // As it was kept before this migration, and those after it.
      await server.query(
        name,
        `update enquiries set words = e'\\n' || lower(record->>'name') || e'\\nsomeone@example.com\\n' || (record->>'phone') || e'\\n',
          numbers = e'\\n' || regexp_replace(record->>'phone', '[ +]', '', 'g') || e'\\n';
        drop table kept_sessions; drop table site_faults; drop table invoices;
        alter table orders drop column has_money, drop column awaits_invoice;
        delete from kysely_migration where name >= '0006'`,
      );
      const found = async () =>
        Promise.all(
          ['nunez', 'OBrien', '01632960456'].map(async (words) => {
            const look = { words, after: undefined, limit: 9 };
            return (await stores.enquiries.search(look)).rows.map((row) => row.name);
          }),
        );
      expect(await found()).toEqual([[], [], []]);
      expect(await migratePostgres(server.url(name))).toEqual([
        '0006-folded-words',
        '0007-kept-sessions',
        '0008-site-faults',
        '0009-invoices',
      ]);
      expect(await found()).toEqual([['Ana Núñez'], ['Pat O’Brien'], ['Pat O’Brien']]);
    });
  });

  describe('of two builds', { tags: 'long' }, () => {
    it('go on in the process that runs when a newer one has added to the tables, and open in none of its build', async () => {
      const name = await server.newDatabase();
      await migratePostgres(server.url(name));
      const running = await openOn(name);
      const { id } = await running.enquiries.add(newEnquiry());
      await server.query(
        name,
        `alter table enquiries add column source text not null default '';
        create table deliveries (key text primary key, record json not null);
        insert into kysely_migration values ('0999-deliveries', '')`,
      );
      await running.enquiries.add(newEnquiry());
      await running.enquiries.markSeen(id, new Date());
      expect(await running.enquiries.countUnseen()).toBe(1);
      await running.check();
      await expect(openOn(name)).rejects.toThrow(
        /newer version of the program \(0999-deliveries\)/,
      );
    });
  });

  describe('in trouble', { tags: 'long' }, () => {
    it('say what is wrong with the address, and never the password', async () => {
      expect(await failureOf(server.url('postgres', 'not-it'))).toMatch(
        /refuses the user or the pass/,
      );
      expect(await failureOf(server.url('nowhere'))).toMatch(/the database does not exist/);
      expect(await failureOf('postgres://u:not-it@127.0.0.1:1/x')).toMatch(/ECONNREFUSED/);
    });

    it('answer as unavailable while PostgreSQL is down, and work again after it', async () => {
      const name = await emptyDatabase();
      const stores = await openOn(name);
      const row = await stores.enquiries.add(newEnquiry());
      await server.kill();
      await expect(stores.enquiries.add(newEnquiry())).rejects.toThrow(StoreUnavailableError);
      await expect(stores.enquiries.find(row.id)).rejects.toThrow(StoreUnavailableError);
      await expect(stores.check()).rejects.toThrow(StoreUnavailableError);
      await server.start();
      await stores.check();
      const again = newEnquiry();
      await stores.enquiries.add(again);
      expect(await stores.enquiries.findByKey(again.id)).toEqual(again);
      expect(await stores.mailQueue.firstDue(new Date(Date.now() + 60_000))).toBeDefined();
    });

    it('write nothing of a change whose connection is cut in its middle', async () => {
      const name = await emptyDatabase();
      onTestFinished(() => void unused.push(name));
      const stores = await openOn(name);
      const { id } = await stores.roomConfigurations.add(newQuoteRequest(), randomUUID);
      // The change waits for this lock when the connections are cut.
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'garden-rooms' and wait_event_type = 'Lock'`;
      const blocker = await server.hold(name, 'lock table orders in exclusive mode');
      const event = {
        id: randomUUID(),
        by: 'homeowner',
        what: { kind: 'asked', text: '?' },
      } as const;
      const change = stores.orders.change(id, new Date(), () => ({ event }));
      const outcome = change.catch((error: unknown) => error);
      while ((await server.query(name, cut)).rowCount === 0);
      expect(await outcome).toBeInstanceOf(StoreUnavailableError);
      await blocker.end();
      expect(await stores.orders.find(id)).toMatchObject({ events: [] });
      await stores.orders.change(id, new Date(), () => ({ event }));
      expect((await stores.orders.find(id))?.events).toHaveLength(1);
    });

    it('name a damaged row, and repeat nothing of it', async () => {
      const name = await emptyDatabase();
      const stores = await openOn(name);
      const { id } = await stores.enquiries.add(newEnquiry({ name: 'Some Body' }));
      await server.query(
        name,
        `update enquiries set record = replace(record::text, '"Some Body"', '7')::json`,
      );
      const found: unknown = await stores.enquiries.find(id).catch((reason: unknown) => reason);
      expect(String(found)).toBe(
        'DamagedRowError: A row of enquiries is damaged: name is not as it was written.',
      );
    });
  });
});

async function openStoresOn(url: string): Promise<Stores> {
  return storesOn(await openPostgres(url, () => undefined), () => new Date());
}

/** What opening the database says. */
async function failureOf(url: string): Promise<string> {
  const error: unknown = await openStoresOn(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(String(error)).not.toMatch(/not-it|postgres:\/\//);
  return String(error);
}

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
