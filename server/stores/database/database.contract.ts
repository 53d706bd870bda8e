import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '#domain/order/history/events';
import { newOrderRecord } from '#server/stores/orders/order-change';
import type { FollowLink } from '#server/stores/orders/order-records';
import { newPerson } from '#server/testing/people';
import { adding } from '#server/testing/rows/named-rows';
import type { Database, Query, ReadableRows, Rows } from './database';
import { TABLE_NAMES } from './tables';

/** A place where databases can be opened again and again, one at a time. */
export interface DatabasePlace {
  open(): Promise<Database>;
}

const [ONE, OTHER] = [randomUUID(), randomUUID()];

/** Some links, in the order of their hashes. */
const LINKS: readonly FollowLink[] = [
  { hash: 'a', requestId: ONE, holder: 'device', since: at(3), until: null },
  { hash: 'b', requestId: ONE, holder: 'mail 100%', since: at(1), until: at(7) },
  { hash: 'c', requestId: OTHER, holder: 'device', since: at(4), until: at(9) },
  { hash: 'd', requestId: ONE, holder: 'mail 100', since: at(2), until: null },
];

/** What every Database promises; an engine's test calls this with a fresh place per test. */
export function describeDatabase(name: string, newPlace: () => Promise<DatabasePlace>): void {
  describe(`${name}, as a database`, () => {
    it('is empty at first', async () => {
      const database = await (await newPlace()).open();
      for (const table of TABLE_NAMES) {
        expect(await database.read((on) => on.count(table))).toBe(0);
      }
      expect(await database.read((on) => on.credentials())).toEqual({ adminPasswordHash: null });
      await database.close();
    });

    it('answers a change with its result and then shows it', async () => {
      const database = await (await newPlace()).open();
      expect(await database.change([], adding('one'))).toBe('one');
      expect(await names(database)).toEqual(['one']);
      await database.close();
    });

    it('has every acknowledged change when it is opened again', async () => {
      const place = await newPlace();
      const first = await place.open();
      for (const name of ['one', 'two', 'three']) await first.change([], adding(name));
      await first.change([], (on) => on.setCredentials({ adminPasswordHash: 'hash' }));
      const before = await first.read(everything);
      await first.close();
      const second = await place.open();
      expect(await second.read(everything)).toEqual(before);
      await second.close();
    });

    it('shows each change what those before it in the same turn have done', async () => {
      const database = await (await newPlace()).open();
      await Promise.all(Array.from({ length: 25 }, () => database.change(['a'], addingTheCount)));
      const counts = Array.from({ length: 25 }, (_, index) => `${index}`);
      expect(await names(database)).toEqual(counts.toSorted());
      await database.close();
    });

    it('shows a change what it has done itself', async () => {
      const database = await (await newPlace()).open();
      await database.change([], async (on) => {
        await fill(on);
        await on.put('followLinks', { ...LINKS[0], holder: 'other' } as FollowLink);
        await on.remove('followLinks', 'b');
        expect(await on.find('followLinks', 'a')).toMatchObject({ holder: 'other' });
        expect(await on.find('followLinks', 'b')).toBeUndefined();
        expect(await hashes(on, { where: { requestId: ONE } })).toEqual(['a', 'd']);
        expect(await hashes(on, { where: { holder: 'other' } })).toEqual(['a']);
        expect(await on.count('followLinks')).toBe(3);
        expect(await on.highest('followLinks', 'since')).toBe(at(4));
      });
      await database.close();
    });

    it('hands on what a change throws, writes nothing of it, and keeps its neighbours', async () => {
      const database = await (await newPlace()).open();
      const refusal = new Error('no');
      const outcomes = await Promise.allSettled([
        database.change([], adding('one')),
        database.change([], async (on) => {
          await adding('never')(on);
          throw refusal;
        }),
        database.change([], adding('two')),
      ]);
      expect(outcomes[1]).toEqual({ status: 'rejected', reason: refusal });
      expect(await names(database)).toEqual(['one', 'two']);
      await database.close();
    });

    it('finishes what is under way before it closes, and refuses what comes later', async () => {
      const place = await newPlace();
      const database = await place.open();
      const finished: string[] = [];
      void database.change([], adding('one')).then((name) => finished.push(name));
      await database.close();
      expect(finished).toEqual(['one']);
      await expect(database.change([], adding('two'))).rejects.toThrow('closed');
      await expect(database.probe()).rejects.toThrow('closed');
      const again = await place.open();
      expect(await names(again)).toEqual(['one']);
      await again.close();
    });

    it('can be probed without leaving a trace', async () => {
      const database = await (await newPlace()).open();
      await Promise.all([database.probe(), database.probe()]);
      expect(await names(database)).toEqual([]);
      await database.close();
    });

    it.each<[string, Query<'followLinks'>['where'], string]>([
      ['everything', undefined, 'abcd'],
      ['everything, by nothing', {}, 'abcd'],
      ['a key', { key: 'c' }, 'c'],
      ['some keys', { key: { in: ['b', 'd', 'x'] } }, 'bd'],
      ['any key but one', { key: { not: 'b' } }, 'acd'],
      ['a range of keys', { key: { atLeast: 'b', below: 'd' } }, 'bc'],
      ['what is looked up', { requestId: ONE }, 'abd'],
      ['some of what is looked up', { requestId: { in: [ONE, OTHER] } }, 'abcd'],
      ['what is not looked up', { holder: 'device' }, 'ac'],
      ['both', { requestId: ONE, holder: 'device' }, 'a'],
      ['nothing', { until: null }, 'ad'],
      ['something', { until: { not: null } }, 'bc'],
      ['anything else', { until: { not: at(7) } }, 'c'],
      ['what is below', { until: { below: at(9) } }, 'b'],
      ['what is at most', { until: { atMost: at(9) } }, 'bc'],
      ['what is above', { since: { above: at(3) } }, 'c'],
      ['what is at least', { since: { atLeast: at(3) } }, 'ac'],
      ['letters', { holder: { contains: '100%' } }, 'b'],
      ['either', [{ key: 'a' }, { since: { below: at(2) } }], 'ab'],
    ])('finds, counts and removes by %s', async (_, where, expected) => {
      const database = await (await newPlace()).open();
      await database.change([], fill);
      const query = where === undefined ? {} : { where };
      expect((await database.read((on) => hashes(on, query))).join('')).toBe(expected);
      expect(await database.read((on) => on.count('followLinks', where))).toBe(expected.length);
      const removed = await database.change([], (on) => on.removeAll('followLinks', query));
      expect(removed).toBe(expected.length);
      expect(await database.read((on) => on.count('followLinks'))).toBe(4 - removed);
      await database.close();
    });

    it('finds by each of the values of a list', async () => {
      const database = await (await newPlace()).open();
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const count of [2, 3]) {
        const events = ids.slice(0, count).map((id, index) => eventOf(id, index + 1));
        const order = newOrderRecord({ id: ONE, createdAt: at(1), state: 'new' });
        await database.change([], (on) => on.put('orders', { ...order, events }));
      }
      const by = (event = '') =>
        database.read(async (on) => (await on.list('orders', { where: { event } })).length);
      expect([await by(ids[0]), await by(ids[2]), await by(randomUUID())]).toEqual([1, 1, 0]);
      await database.change([], (on) => on.remove('orders', ONE));
      expect(await by(ids[0])).toBe(0);
      await database.close();
    });

    it('lists in an order, one way or the other, as many as are wanted', async () => {
      const database = await (await newPlace()).open();
      await database.change([], fill);
      const list = (query: Query<'followLinks'> & { limit?: number }) =>
        database.read(async (on) =>
          (await on.list('followLinks', query)).map(({ hash }) => hash).join(''),
        );
      expect(await list({ order: ['since'] })).toBe('bdac');
      expect(await list({ order: ['since'], isDescending: true, limit: 2 })).toBe('ca');
      expect(await list({ order: ['holder', 'key'], where: { key: { not: 'd' } } })).toBe('acb');
      expect(await list({ order: ['since'], where: { requestId: ONE }, limit: 1 })).toBe('b');
      await database.close();
    });

    it('keeps rows of the same place in the order in which they were added', async () => {
      const database = await (await newPlace()).open();
      const people = ['c', 'a', 'b'].map((email) => newPerson({ name: 'Same', email }));
      for (const person of people) await database.change([], (on) => on.put('people', person));
      const list = await database.read((on) => on.list('people', { order: ['name', 'added'] }));
      expect(list.map(({ email }) => email)).toEqual(['c', 'a', 'b']);
      await database.close();
    });

    it('gives a list by pages, of all rows or of some, by times or by numbers', async () => {
      const database = await (await newPlace()).open();
      await database.change([], fill);
      const pages = async (query: Query<'followLinks'>) => {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await database.read((on) =>
            on.page('followLinks', query, { after, limit: 2 }),
          );
          seen.push(page.rows.map(({ hash }) => hash).join(''));
          after = page.next;
        } while (after !== undefined);
        return seen;
      };
      expect(await pages({ order: ['since', 'key'] })).toEqual(['bd', 'ac']);
      expect(await pages({ order: ['since', 'key'], isDescending: true })).toEqual(['ca', 'db']);
      const some = { where: { requestId: ONE }, order: ['since', 'key'] } as const;
      expect(await pages(some)).toEqual(['bd', 'a']);
      for (let number = 1; number <= 11; number += 1) {
        await database.change([], (on) => on.put('newsletterRepeats', repeatOf(ONE, number)));
      }
      const query = { where: { requestId: ONE }, order: ['number'] } as const;
      const first = await database.read((on) =>
        on.page('newsletterRepeats', query, { after: undefined, limit: 9 }),
      );
      const second = await database.read((on) =>
        on.page('newsletterRepeats', query, { after: first.next, limit: 9 }),
      );
      expect(second.rows.map(({ number }) => number)).toEqual([10, 11]);
      await database.close();
    });

    it('knows the highest value, and the row with the highest for each value of another field', async () => {
      const database = await (await newPlace()).open();
      const highest = (where?: Query<'newsletterRepeats'>['where']) =>
        database.read((on) => on.highest('newsletterRepeats', 'number', where));
      expect(await highest()).toBeUndefined();
      for (const [requestId, number] of [
        [ONE, 9],
        [ONE, 10],
        [OTHER, 12],
      ] as const) {
        await database.change([], (on) => on.put('newsletterRepeats', repeatOf(requestId, number)));
      }
      expect([await highest(), await highest({ requestId: ONE })]).toEqual([12, 10]);
      const latest = await database.read((on) =>
        on.latest('newsletterRepeats', 'requestId', 'number'),
      );
      expect(latest.map(({ number }) => number).toSorted()).toEqual([10, 12]);
      await database.close();
    });

    it('adds what is new by its key and its unique fields, and nothing else', async () => {
      const database = await (await newPlace()).open();
      const person = newPerson({ email: 'A@example.com', invite: null });
      const add = (changes: Parameters<typeof newPerson>[0]) =>
        database.change([], (on) => on.add('people', { ...person, ...changes }));
      expect(await add({})).toBe(true);
      expect(await add({ email: 'other@example.com' })).toBe(false);
      expect(await add({ id: randomUUID(), email: 'a@example.COM' })).toBe(false);
      // Null is not the same as null.
      expect(await add({ id: randomUUID(), email: 'b@example.com' })).toBe(true);
      expect(await database.read((on) => on.find('people', person.id))).toEqual(person);
      await database.close();
    });

    it('says whether it has removed a row', async () => {
      const database = await (await newPlace()).open();
      await database.change([], fill);
      const remove = () => database.change([], (on) => on.remove('followLinks', 'a'));
      expect([await remove(), await remove()]).toEqual([true, false]);
      await database.close();
    });

    it.each([false, true])(
      'keeps the first few of what it removes, with what others are at left to them: %s',
      async (isLeftToOthers) => {
        const database = await (await newPlace()).open();
        await database.change([], fill);
        const newest = { order: ['since'], isDescending: true, isLeftToOthers } as const;
        const remove = (keep: number, where?: Query<'followLinks'>['where']) =>
          database.change([], (on) =>
            on.removeAll('followLinks', { ...newest, keep, ...(where && { where }) }),
          );
        expect(await remove(2, { requestId: ONE })).toBe(1);
        expect(await database.read((on) => hashes(on, {}))).toEqual(['a', 'c', 'd']);
        expect(await remove(1)).toBe(2);
        expect(await database.read((on) => hashes(on, {}))).toEqual(['c']);
        expect(await remove(1)).toBe(0);
        await database.close();
      },
    );
  });
}

async function everything(on: ReadableRows) {
  return [await on.list('roomConfigurations', { order: ['reference'] }), await on.credentials()];
}

async function fill(on: Rows): Promise<void> {
  for (const link of LINKS) await on.put('followLinks', link);
}

async function hashes(on: ReadableRows, query: Query<'followLinks'>): Promise<string[]> {
  return (await on.list('followLinks', query)).map(({ hash }) => hash).toSorted();
}

/** A change that depends on the ones before it. */
async function addingTheCount(on: Rows): Promise<string> {
  return adding(`${await on.count('roomConfigurations')}`)(on);
}

/** In the order of the alphabet. */
async function names(database: Database): Promise<string[]> {
  const rows = await database.read((on) => on.list('roomConfigurations', {}));
  return rows.map(({ name }) => name).toSorted();
}

function eventOf(id: string, number: number): OrderEvent {
  return {
    id,
    requestId: ONE,
    number,
    at: at(1),
    by: 'homeowner',
    what: { kind: 'asked', text: '?' },
  };
}

function repeatOf(requestId: string, number: number) {
  return { id: randomUUID(), createdAt: at(1), requestHash: 'hash', requestId, number };
}

function at(hour: number): string {
  return `2026-05-01T0${hour}:00:00.000Z`;
}
