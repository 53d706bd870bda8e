import { sql } from 'kysely';
import type { FollowLinkStore } from '#server/stores/orders/order-ports';
import type { Database } from '#server/stores/postgres/database';
import { turns } from '#server/stores/postgres/turns';

/** Each attempt to send a message has a new link, and nobody can know which of them arrived. */
const MOST_OF_A_HOLDER = 3;

/** The links to homeowners' pages in PostgreSQL. */
export function followLinkStore(database: Database): FollowLinkStore {
  return {
    find: (hash) => database.read((on) => on.find('followLinks', hash)),
    any: (requestId) =>
      database.read(async (on) => {
        const is = sql<{ value: boolean }>`
          select exists (select from follow_links where request_id = ${requestId}) as value`;
        return (await on.value(is)) === true;
      }),
    add: (link) =>
      database.change([turns.quote(link.requestId)], async (on) => {
        if ((await on.find('roomConfigurations', link.requestId)) === undefined) return false;
        await on.removeWhere(
          'followLinks',
          sql`t.key in (select key from follow_links where request_id = ${link.requestId}
            and holder = ${link.holder} and key <> ${link.hash}
            order by since desc offset ${MOST_OF_A_HOLDER - 1})`,
        );
        await on.put('followLinks', { ...link, until: null });
        return true;
      }),
  };
}
