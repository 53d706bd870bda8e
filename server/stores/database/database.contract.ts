import { describe, expect, it } from 'vitest';
import type { RoomConfiguration } from '#server/stores/records';
import { contentOf } from '#server/testing/rows/content-of';
import { newRoomConfiguration } from '#server/testing/rows/records';
import type { Database, Decision, View } from './database';
import { emptyDocument } from './document';

/** A place where databases can be opened again and again, one at a time. */
export interface DatabasePlace {
  open(): Promise<Database>;
}

/** What every Database promises; an implementation's test calls this with a fresh place per test. */
export function describeDatabase(name: string, newPlace: () => Promise<DatabasePlace>): void {
  describe(`${name}, as a database`, () => {
    it('is empty at first', async () => {
      const database = await (await newPlace()).open();
      expect(contentOf(database)).toEqual(emptyDocument);
      await database.close();
    });

    it('answers a commit with its result and then shows the change', async () => {
      const database = await (await newPlace()).open();
      expect(await database.commit(() => adding('one'))).toBe('one');
      expect(names(database)).toEqual(['one']);
      await database.close();
    });

    it('has every acknowledged change when it is opened again', async () => {
      const place = await newPlace();
      const first = await place.open();
      for (const name of ['one', 'two', 'three']) await first.commit(() => adding(name));
      const before = contentOf(first);
      await first.close();
      const second = await place.open();
      expect(contentOf(second)).toEqual(before);
      await second.close();
    });

    it('shows each decision the ones before it, even within the same moment', async () => {
      const database = await (await newPlace()).open();
      await Promise.all(Array.from({ length: 25 }, () => database.commit(addingTheCount)));
      expect(names(database)).toEqual(Array.from({ length: 25 }, (_, index) => `${index}`));
      await database.close();
    });

    it('hands on what a decision throws, writes nothing of it, and keeps its neighbours', async () => {
      const database = await (await newPlace()).open();
      const refusal = new Error('no');
      const outcomes = await Promise.allSettled([
        database.commit(() => adding('one')),
        database.commit(() => {
          throw refusal;
        }),
        database.commit(() => adding('two')),
      ]);
      expect(outcomes[1]).toEqual({ status: 'rejected', reason: refusal });
      expect(names(database)).toEqual(['one', 'two']);
      await database.close();
    });

    it('finishes what is under way before it closes, and refuses what comes later', async () => {
      const place = await newPlace();
      const database = await place.open();
      const finished: string[] = [];
      void database.commit(() => adding('one')).then((name) => finished.push(name));
      await database.close();
      expect(finished).toEqual(['one']);
      await expect(database.commit(() => adding('two'))).rejects.toThrow('closed');
      await expect(database.probe()).rejects.toThrow('closed');
      const again = await place.open();
      expect(names(again)).toEqual(['one']);
      await again.close();
    });

    it('can be probed without leaving a trace', async () => {
      const database = await (await newPlace()).open();
      await Promise.all([database.probe(), database.probe()]);
      expect(names(database)).toEqual([]);
      await database.close();
    });
  });
}

/** A decision that adds a quote request of this name. */
export function adding(name: string): Decision<string> {
  const row: RoomConfiguration = {
    ...newRoomConfiguration({ name }),
    reference: `MGR-0000-${name}`,
  };
  return { effects: [{ put: 'roomConfigurations', row }], result: name };
}

/** A decision that depends on the ones before it. */
function addingTheCount(view: View): Decision<string> {
  return adding(`${view.count('roomConfigurations')}`);
}

export function names(database: Pick<Database, 'read'>): string[] {
  return database
    .read()
    .list('roomConfigurations')
    .map((row) => row.name);
}
