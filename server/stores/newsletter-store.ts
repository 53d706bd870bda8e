import type { Database, View } from './database';
import type { NewsletterStore } from './ports';
import type { RequestStamp } from './records';
import { findRemoved, rememberRemoved } from './removed-requests';

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
    async remove(id, at) {
      const wasThere = await database.commit((document) => {
        const row = document.find('newsletterSubscribers', id);
        if (row === undefined) return { changes: [], result: false };
        const changes = [
          { kind: 'newsletter-subscriber-removed', id } as const,
          ...[row, ...row.repeats].flatMap((stamp) =>
            rememberRemoved(document, 'newsletter', stamp, { at }),
          ),
        ];
        return { changes, result: true };
      });
      // The address must not live on in the journal or in a backup.
      database.purge(id);
      return wasThere;
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
  const stored = row && [row, ...row.repeats].find((stamp) => stamp.id === id);
  return stored ?? findRemoved(document, 'newsletter', id);
}
