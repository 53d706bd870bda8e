import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database, Rows } from '#server/stores/database/database';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { newsletterStore } from './newsletter-store';

const KEY_LENGTH = randomUUID().length;

it('writes as much for the last of many sign-ups of an address as for the first', async () => {
  const database = await openLowdbDatabase(await temporaryFolder());
  const written: number[] = [];
  const counted: Database = {
    read: (work) => database.read(work),
    probe: () => database.probe(),
    purge: (id) => database.purge(id),
    close: () => database.close(),
    change: (turns, work) =>
      database.change(turns, (on) => {
        let length = 0;
        const put: Rows['put'] = async (table, row) => {
          length += JSON.stringify(row).length;
          await on.put(table, row);
        };
        const removeAll: Rows['removeAll'] = async (table, removal) => {
          const count = await on.removeAll(table, removal);
          length += count * KEY_LENGTH;
          return count;
        };
        return work({ ...on, put, removeAll }).finally(() => written.push(length));
      }),
  };
  const store = newsletterStore(counted);
  for (let number = 0; number < 250; number += 1) {
    const stamp = { id: randomUUID(), createdAt: '2026-05-01T09:30:00.000Z', requestHash: 'hash' };
    await store.add(stamp, 'test@example.com');
  }
  const [first = 0] = written;
  // The entry of a later one also names the oldest repeat, which it removes.
  expect(Math.max(...written)).toBeLessThan(first * 2);
  await database.close();
});
