import { sql } from 'kysely';
import type { RequestStamp } from '#server/stores/records';
import type { NewsletterStore } from '#server/stores/requests/request-ports';
import type { Database } from '#server/stores/postgres/database';
import { containing } from '#server/stores/postgres/inbox';
import { pageOf } from '#server/stores/postgres/pages';
import type { Rows } from '#server/stores/postgres/rows';
import { findTombstone, leaveTombstone } from '#server/stores/postgres/tombstones';
import { turns } from '#server/stores/postgres/turns';

/** How many later sign-ups of an address are remembered by their keys, the newest: no device has more of them. */
const MOST_REPEATS = 100;

/** The newsletter's addresses in PostgreSQL. */
export function newsletterStore(database: Database): NewsletterStore {
  const order = {
    columns: [sql`t.created_at`, sql`t.key`],
    direction: 'ascending',
    placeOf: ({ createdAt, id }: Pick<RequestStamp, 'createdAt' | 'id'>) => [createdAt, id],
  } as const;
  return {
    findByKey: (id) => database.read((on) => findStamp(on, id)),
    add: (stamp, email) =>
      database.change([turns.newsletter], async (on) => {
        const taken = await findStamp(on, stamp.id);
        if (taken !== undefined) return taken;
        const [known] = await on.where(
          'newsletterSubscribers',
          sql`where t.address = ${email.toLowerCase()}`,
        );
        if (known === undefined) await on.put('newsletterSubscribers', { ...stamp, email });
        else await repeat(on, stamp, known.id);
        return stamp;
      }),
    remove: (id, at) =>
      database.change([turns.newsletter], async (on) => {
        const row = await on.find('newsletterSubscribers', id);
        if (row === undefined) return false;
        const repeats = await on.where('newsletterRepeats', sql`where t.request_id = ${id}`);
        for (const stamp of [row, ...repeats]) await leaveTombstone(on, 'newsletter', stamp, at);
        await on.removeWhere('newsletterRepeats', sql`t.request_id = ${id}`);
        await on.remove('newsletterSubscribers', id);
        return true;
      }),
    list: (page) =>
      database.read((on) =>
        pageOf(order, page, (rest, isAfter) =>
          on.where('newsletterSubscribers', sql`where ${isAfter} ${rest}`),
        ),
      ),
    search: (letters, limit) =>
      database.read(async (on) => {
        const has = sql`t.address like ${containing(letters.trim().toLowerCase())}`;
        const rows = await on.where(
          'newsletterSubscribers',
          sql`where ${has} order by t.created_at desc, t.key desc limit ${limit}`,
        );
        const count = sql<{ value: number }>`
          select count(*)::int as value from newsletter_subscribers t where ${has}`;
        return { rows, count: (await on.value(count)) ?? 0 };
      }),
    count: () =>
      database.read(async (on) => {
        const count = sql<{ value: number }>`
          select count(*)::int as value from newsletter_subscribers`;
        return (await on.value(count)) ?? 0;
      }),
  };
}

async function findStamp(on: Rows, id: string): Promise<RequestStamp | undefined> {
  return (
    (await on.find('newsletterSubscribers', id)) ??
    (await on.find('newsletterRepeats', id)) ??
    findTombstone(on, 'newsletter', id)
  );
}

/** Records a repeat as a row of its own, and drops those that are too many. */
async function repeat(on: Rows, stamp: RequestStamp, requestId: string): Promise<void> {
  const highest = sql<{ value: number | null }>`
    select max(number) as value from newsletter_repeats where request_id = ${requestId}`;
  const number = ((await on.value(highest)) ?? 0) + 1;
  await on.put('newsletterRepeats', { ...stamp, requestId, number });
  await on.removeWhere(
    'newsletterRepeats',
    sql`t.request_id = ${requestId} and t.number <= ${number - MOST_REPEATS}`,
  );
}
