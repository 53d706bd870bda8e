import type { Database, View } from '#server/stores/database/database';
import type { FollowLinkStore } from '#server/stores/orders/order-ports';
import type { FollowLink } from '#server/stores/orders/order-records';
import { compareTexts } from '#server/stores/lowdb/listing';

/** Each attempt to send a message has a new link, and nobody can know which of them arrived. */
const MOST_OF_A_HOLDER = 3;

/** The links to homeowners' pages in a database. */
export function followLinkStore(database: Database): FollowLinkStore {
  return {
    async find(hash) {
      return database.read().find('followLinks', hash);
    },
    async any(requestId) {
      return linksOf(database.read(), requestId).length > 0;
    },
    add(link) {
      return database.commit((view) => {
        const result = view.find('roomConfigurations', link.requestId) !== undefined;
        if (!result) return { effects: [], result };
        const older = linksOf(view, link.requestId)
          .filter(({ holder, hash }) => holder === link.holder && hash !== link.hash)
          .toSorted((one, other) => compareTexts(one.since, other.since))
          .slice(0, 1 - MOST_OF_A_HOLDER);
        return {
          effects: [
            { put: 'followLinks', row: { ...link, until: null } },
            ...older.map(({ hash }) => ({ remove: 'followLinks', key: hash }) as const),
          ],
          result,
        };
      });
    },
  };
}

/** The links to the page of a request, in arbitrary order. */
export function linksOf(view: View, requestId: string): readonly FollowLink[] {
  return view.where('followLinks', 'request', requestId);
}
