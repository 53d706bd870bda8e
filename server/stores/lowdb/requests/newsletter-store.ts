import type { Database, Effect, View } from '#server/stores/database/database';
import type { NewsletterRepeat, NewsletterSubscriber, RequestStamp } from '#server/stores/records';
import type { NewsletterStore } from '#server/stores/requests/request-ports';
import { inTurns } from '#server/stores/lowdb/in-turns';
import { Listing } from '#server/stores/lowdb/listing';
import { findTombstone, leaveTombstone } from './tombstones';

/** How many later sign-ups of an address are remembered by their keys, the newest: no device has more of them. */
const MOST_REPEATS = 100;

/** The newsletter's addresses in a database. */
export function newsletterStore(database: Database): NewsletterStore {
  const listing = new Listing<NewsletterSubscriber>(
    ({ createdAt, id }) => [createdAt, id],
    'ascending',
  );
  const rows = () => database.read().list('newsletterSubscribers');
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
        const effects: Effect[] =
          known === undefined
            ? [{ put: 'newsletterSubscribers', row: { ...stamp, email } }]
            : repeat(view, stamp, known);
        return { effects, result: stamp };
      });
    },
    async remove(id, at) {
      const wasThere = await database.commit((view) => {
        const row = view.find('newsletterSubscribers', id);
        if (row === undefined) return { effects: [], result: false };
        const repeats = repeatsOf(view, row);
        const effects: Effect[] = [
          { remove: 'newsletterSubscribers', key: id },
          ...repeats.map(forgetRepeat),
          ...[row, ...repeats].flatMap((stamp) => leaveTombstone(view, 'newsletter', stamp, at)),
        ];
        return { effects, result: true };
      });
      // The address must not live on in the journal or in a backup.
      database.purge(id);
      return wasThere;
    },
    async list(page) {
      return listing.page(rows(), page);
    },
    async search(letters, limit) {
      const wanted = letters.trim().toLowerCase();
      const found: NewsletterSubscriber[] = [];
      await inTurns(listing.sorted(rows()).toReversed(), (row) => {
        if (row.email.toLowerCase().includes(wanted)) found.push(row);
      });
      return { rows: found.slice(0, limit), count: found.length };
    },
    async count() {
      return database.read().count('newsletterSubscribers');
    },
  };
}

function findStamp(view: View, id: string): RequestStamp | undefined {
  return (
    view.find('newsletterSubscribers', id) ??
    view.find('newsletterRepeats', id) ??
    findTombstone(view, 'newsletter', id)
  );
}

/** Records a repeat as a row of its own, so that the hundredth costs what the first did, and drops the oldest. */
function repeat(view: View, stamp: RequestStamp, first: NewsletterSubscriber): Effect[] {
  const known = repeatsOf(view, first);
  const number = (known.at(-1)?.number ?? 0) + 1;
  return [
    { put: 'newsletterRepeats', row: { ...stamp, requestId: first.id, number } },
    ...known.slice(0, -(MOST_REPEATS - 1)).map(forgetRepeat),
  ];
}

function forgetRepeat({ id }: NewsletterRepeat): Effect {
  return { remove: 'newsletterRepeats', key: id };
}

/** Oldest first. */
function repeatsOf(view: View, { id }: NewsletterSubscriber): NewsletterRepeat[] {
  const repeats = view.where('newsletterRepeats', 'request', id);
  return repeats.toSorted((one, other) => one.number - other.number);
}
