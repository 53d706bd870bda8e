import { sql } from 'kysely';
import { entriesEndAt, MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import type { AuditEntry } from '#server/stores/people/people-records';
import type { Rows } from './rows';

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
