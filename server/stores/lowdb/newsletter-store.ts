import type { Database, Effect, View } from '#server/stores/database/database';
import type { NewsletterSubscriber, RequestStamp } from '#server/stores/records';
import type { NewsletterStore } from '#server/stores/request-ports';
import { listing } from './listing';
import { findTombstone, leaveTombstone } from './tombstones';

/** The newsletter's addresses in a database. */
export function newsletterStore(database: Database): NewsletterStore {
  const pageOf = listing<NewsletterSubscriber>(({ createdAt, id }) => [createdAt, id], 'ascending');
  return {
    async findByKey(id) {
      return findStamp(database.read(), id);
    },
    add(stamp, email) {
      // Decided inside the commit: two sign-ups may arrive at the same moment.
      return database.commit((view) => {
        const taken = findStamp(view, stamp.id);
        if (taken !== undefined) return { effects: [], result: taken };
        const [known] = view.where('newsletterSubscribers', 'address', email.toLowerCase());
        const row =
          known === undefined
            ? { ...stamp, email, repeats: [] }
            : { ...known, repeats: [...known.repeats, stamp] };
        return { effects: [{ put: 'newsletterSubscribers', row }], result: stamp };
      });
    },
    async remove(id, at) {
      const wasThere = await database.commit((view) => {
        const row = view.find('newsletterSubscribers', id);
        if (row === undefined) return { effects: [], result: false };
        const effects: Effect[] = [
          { remove: 'newsletterSubscribers', key: id },
          ...[row, ...row.repeats].flatMap((stamp) =>
            leaveTombstone(view, 'newsletter', stamp, { at }),
          ),
        ];
        return { effects, result: true };
      });
      // The address must not live on in the journal or in a backup.
      database.purge(id);
      return wasThere;
    },
    async list(page) {
      return pageOf(database.read().list('newsletterSubscribers'), page);
    },
    async count() {
      return database.read().count('newsletterSubscribers');
    },
  };
}

function findStamp(view: View, id: string): RequestStamp | undefined {
  const [row] = view.where('newsletterSubscribers', 'request', id);
  const stored = row && [row, ...row.repeats].find((stamp) => stamp.id === id);
  return stored ?? findTombstone(view, 'newsletter', id);
}
