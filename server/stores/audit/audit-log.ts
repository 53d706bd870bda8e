import { randomUUID } from 'node:crypto';
import type { Database } from '#server/stores/database/database';
import type { AuditLog } from '#server/stores/people/people-ports';
import { currentAct } from './act';
import { addEntry } from './audited';

const NEWEST_FIRST = { order: ['at', 'key'], isDescending: true } as const;

/** Who changed what. */
export function auditLog(database: Database, now: () => Date): AuditLog {
  return {
    list: (page) => database.read((on) => on.page('auditEntries', NEWEST_FIRST, page)),
    async note() {
      const act = currentAct();
      if (act === undefined || act.what === null) return;
      const { who, name, what, about } = act;
      await database.change([], (on) => {
        const at = now();
        const entry = { id: randomUUID(), at: at.toISOString(), who, name, what, about };
        return addEntry(on, entry, at, null);
      });
    },
    of: (what) =>
      database.read((on) => on.list('auditEntries', { ...NEWEST_FIRST, where: { what } })),
  };
}
