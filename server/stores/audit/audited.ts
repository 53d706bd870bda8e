import { currentAct } from '#server/stores/audit/act';
import type { Database, Rows } from '#server/stores/database/database';
import type { AuditEntry } from '#server/stores/people/people-records';
import { ChangeNotes, entriesEndAt, MOST_ENTRIES } from './audit-entry';

/** The database, where the changes of administrators are written together with who made them. */
export function audited(database: Database, now: () => Date): Database {
  return {
    read: (work) => database.read(work),
    async change(turns, work) {
      // Of whoever asks: when the turn comes, somebody else's may be under way.
      const act = currentAct();
      if (act === undefined) return database.change(turns, work);
      let notes = new ChangeNotes(act);
      const result = await database.change(turns, async (on) => {
        notes = new ChangeNotes(act);
        const done = await work(noted(on, notes));
        const at = now();
        const entry = notes.entry(at);
        if (entry !== undefined) await addEntry(on, entry, at, notes.likeSince(at));
        return done;
      });
      notes.stored();
      return result;
    },
    purge: (id) => database.purge(id),
    probe: () => database.probe(),
    close: () => database.close(),
  };
}

/** The rows, of which everything that is written is noted. */
function noted(on: Rows, notes: ChangeNotes): Rows {
  return {
    ...on,
    async put(table, row, beside) {
      await on.put(table, row, beside);
      notes.wrote(table, row);
    },
    async add(table, row, beside) {
      const isAdded = await on.add(table, row, beside);
      if (isAdded) notes.wrote(table, row);
      return isAdded;
    },
    async remove(table, key) {
      // Once it is gone, so is what it was called.
      const row = await on.find(table, key);
      const wasThere = await on.remove(table, key);
      if (wasThere) notes.wrote(table, row);
      return wasThere;
    },
    async removeAll(table, removal) {
      const count = await on.removeAll(table, removal);
      if (count > 0) notes.wrote(table);
      return count;
    },
    async setCredentials(credentials) {
      await on.setCredentials(credentials);
      notes.wrote('credentials');
    },
  };
}

/**
 * Adds an entry; the oldest make room.
 *
 * @param likeSince one like it since then makes it needless; null if none does
 */
export async function addEntry(
  on: Rows,
  entry: AuditEntry,
  now: Date,
  likeSince: string | null,
): Promise<void> {
  if (likeSince !== null) {
    const where = { what: entry.what, at: { above: likeSince } };
    const like = await on.list('auditEntries', { where });
    if (like.some(({ who, about }) => who === entry.who && about === entry.about)) return;
  }
  await on.put('auditEntries', entry);
  // Two at once see the same oldest: each is taken away by one of them.
  await on.removeAll('auditEntries', { where: { at: { atMost: entriesEndAt(now) } } });
  await on.removeAll('auditEntries', {
    order: ['at', 'key'],
    isDescending: true,
    keep: MOST_ENTRIES,
  });
}
