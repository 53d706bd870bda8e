import type { Database } from '#server/stores/database/database';
import type { AuditLog } from '#server/stores/people/people-ports';

const NEWEST_FIRST = { order: ['at', 'key'], isDescending: true } as const;

/** Who changed what. */
export function auditLog(database: Database): AuditLog {
  return {
    list: (page) => database.read((on) => on.page('auditEntries', NEWEST_FIRST, page)),
    of: (what) =>
      database.read((on) => on.list('auditEntries', { ...NEWEST_FIRST, where: { what } })),
  };
}
