import type { Database, Document } from './database';
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
        const known = document.newsletterSubscribers.find((row) => isSame(row.email, email));
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
      return database.read().newsletterSubscribers.length;
    },
  };
}

function findStamp({ newsletterSubscribers }: Document, id: string): RequestStamp | undefined {
  for (const row of newsletterSubscribers) {
    const stamp = [row, ...row.repeats].find((candidate) => candidate.id === id);
    if (stamp !== undefined) return stamp;
  }
  return undefined;
}

/** Almost every mail server has one mailbox for all spellings with capitals. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
