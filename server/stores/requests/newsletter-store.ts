import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { RequestStamp } from '#server/stores/records';
import type { NewsletterStore } from './request-ports';
import { findTombstone, leaveTombstone } from './tombstone';

/** How many later sign-ups of an address are remembered by their keys, the newest: no device has more of them. */
const MOST_REPEATS = 100;

const OLDEST_FIRST = { order: ['createdAt', 'key'] } as const;

/** The newsletter's addresses. */
export function newsletterStore(database: Database): NewsletterStore {
  return {
    findByKey: (id) => database.read((on) => findStamp(on, id)),
    add: (stamp, email) =>
      // Decided inside the change: two sign-ups may arrive at the same moment.
      database.change([turns.newsletter], async (on) => {
        const taken = await findStamp(on, stamp.id);
        if (taken !== undefined) return taken;
        const where = { address: email.toLowerCase() };
        const [known] = await on.list('newsletterSubscribers', { where });
        if (known === undefined) await on.put('newsletterSubscribers', { ...stamp, email });
        else await repeat(on, stamp, known.id);
        return stamp;
      }),
    async remove(id, at) {
      const wasThere = await database.change([turns.newsletter], async (on) => {
        const row = await on.find('newsletterSubscribers', id);
        if (row === undefined) return false;
        const where = { requestId: id };
        const repeats = await on.list('newsletterRepeats', { where, order: ['number'] });
        for (const stamp of [row, ...repeats]) await leaveTombstone(on, 'newsletter', stamp, at);
        await on.removeAll('newsletterRepeats', { where });
        await on.remove('newsletterSubscribers', id);
        return true;
      });
      // The address must not live on in a file.
      database.purge(id);
      return wasThere;
    },
    list: (page) => database.read((on) => on.page('newsletterSubscribers', OLDEST_FIRST, page)),
    search: (letters, limit) =>
      database.read(async (on) => {
        const where = { address: { contains: letters.trim().toLowerCase() } };
        const query = { ...OLDEST_FIRST, where, isDescending: true, limit };
        const rows = await on.list('newsletterSubscribers', query);
        return { rows, count: await on.count('newsletterSubscribers', where) };
      }),
    count: () => database.read((on) => on.count('newsletterSubscribers')),
  };
}

async function findStamp(on: ReadableRows, id: string): Promise<RequestStamp | undefined> {
  return (
    (await on.find('newsletterSubscribers', id)) ??
    (await on.find('newsletterRepeats', id)) ??
    findTombstone(on, 'newsletter', id)
  );
}

/** Records a repeat as a row of its own, so that the hundredth costs what the first did, and drops the oldest. */
async function repeat(on: Rows, stamp: RequestStamp, requestId: string): Promise<void> {
  const highest = await on.highest('newsletterRepeats', 'number', { requestId });
  const number = Number(highest ?? 0) + 1;
  await on.put('newsletterRepeats', { ...stamp, requestId, number });
  await on.removeAll('newsletterRepeats', {
    where: { requestId, number: { atMost: number - MOST_REPEATS } },
  });
}
