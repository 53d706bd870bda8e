import { sql } from 'kysely';
import { entriesEndAt, MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import type { AuditLog } from '#server/stores/people-ports';
import type { AuditEntry } from '#server/stores/people-records';
import type { Database } from '#server/stores/postgres/database';
import { pageOf } from '#server/stores/postgres/pages';
import type { Rows } from '#server/stores/postgres/rows';

/** Who changed what, in PostgreSQL. */
export function auditLog(database: Database): AuditLog {
  const order = {
    columns: [sql`t.at`, sql`t.key`],
    direction: 'descending',
    placeOf: ({ at, id }: AuditEntry) => [at, id],
  } as const;
  return {
    list: (page) =>
      database.read((on) =>
        pageOf(order, page, (rest, isAfter) =>
          on.where('auditEntries', sql`where ${isAfter} ${rest}`),
        ),
      ),
    of: (what) =>
      database.read((on) =>
        on.where('auditEntries', sql`where t.what = ${what} order by t.at desc, t.key desc`),
      ),
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
    const { who, what, about } = entry;
    const like = await on.where(
      'auditEntries',
      sql`where t.what = ${what} and t.at > ${likeSince}`,
    );
    if (like.some((row) => row.who === who && row.about === about)) return;
  }
  await on.put('auditEntries', entry);
  // Two at once see the same oldest: each is taken away by one of them.
  await on.removeWhere(
    'auditEntries',
    sql`t.key in (select key from audit_entries where at <= ${entriesEndAt(now)}
      union all (select key from audit_entries order by at desc, key desc offset ${MOST_ENTRIES}))`,
  );
}
