import type { Database } from '#server/stores/database/database';
import type { AuditLog } from '#server/stores/people/people-ports';
import type { AuditEntry } from '#server/stores/people/people-records';
import { Listing } from './listing';

/** Who changed what, in a database. */
export function auditLog(database: Database): AuditLog {
  const all = newestFirst();
  return {
    async list(page) {
      return all.page(database.read().list('auditEntries'), page);
    },
    async of(what) {
      return newestFirst().sorted(database.read().where('auditEntries', 'what', what));
    },
  };
}

function newestFirst(): Listing<AuditEntry> {
  return new Listing(({ at, id }) => [at, id], 'descending');
}
