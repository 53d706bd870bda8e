import type { Database, View } from './database';
import type { NewsletterStore } from './ports';
import type { RequestStamp } from './records';

/** The newsletter's addresses in a database. */
export function newsletterStore(database: Database): NewsletterStore {
  return {
    async findByKey(id) {
      return findStamp(database.read(), id);
    },
    add(stamp, email) {
      // Decided inside the commit: two sign-ups may arrive at the same moment.
      return database.commit((document) => {
        const taken = findStamp(document, stamp.id);
        if (taken !== undefined) return { changes: [], result: taken };
        const [known] = document.where('newsletterSubscribers', 'address', email.toLowerCase());
        const row =
          known === undefined
            ? { ...stamp, email, repeats: [] }
            : { ...known, repeats: [...known.repeats, stamp] };
        return { changes: [{ kind: 'newsletter-subscriber-set', row }], result: stamp };
      });
    },
    async list() {
      const rows = database.read().newsletterSubscribers;
      return rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    async count() {
      return database.read().count('newsletterSubscribers');
    },
  };
}

function findStamp(document: View, id: string): RequestStamp | undefined {
  const [row] = document.where('newsletterSubscribers', 'request', id);
  return row && [row, ...row.repeats].find((stamp) => stamp.id === id);
}
