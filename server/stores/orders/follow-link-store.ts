import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { FollowLinkStore } from './order-ports';

/** Each attempt to send a message has a new link, and nobody can know which of them arrived. */
const MOST_OF_A_HOLDER = 3;

/** The links to homeowners' pages. */
export function followLinkStore(database: Database): FollowLinkStore {
  return {
    find: (hash) => database.read((on) => on.find('followLinks', hash)),
    any: (requestId) =>
      database.read(async (on) => {
        for (const { holder } of await on.list('followLinks', { where: { requestId } })) {
          // A link in a message that is kept as a file has reached nobody.
          if ((await on.find('mailQueue', holder))?.state !== 'kept') return true;
        }
        return false;
      }),
    add: (link) =>
      database.change([turns.quote(link.requestId)], async (on) => {
        const { requestId, holder, hash } = link;
        if ((await on.find('roomConfigurations', requestId)) === undefined) return false;
        await on.removeAll('followLinks', {
          where: { requestId, holder, key: { not: hash } },
          order: ['since'],
          isDescending: true,
          keep: MOST_OF_A_HOLDER - 1,
        });
        await on.put('followLinks', { ...link, until: null });
        return true;
      }),
  };
}
