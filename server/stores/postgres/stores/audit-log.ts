import { sql } from 'kysely';
import type { AuditLog } from '#server/stores/people/people-ports';
import type { AuditEntry } from '#server/stores/people/people-records';
import type { Database } from '#server/stores/postgres/database';
import { pageOf } from '#server/stores/postgres/pages';

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
