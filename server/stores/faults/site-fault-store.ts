import { createHash } from 'node:crypto';
import type { ReportedFault } from '#domain/order/contracts/site-faults';
import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { MOST_FAULTS, type SiteFaultStore } from './site-faults';

const NEWEST_FIRST = { order: ['lastSeen', 'key'], isDescending: true } as const;

/** The faults that pages have told of, counted by all processes together. */
export function siteFaultStore(database: Database): SiteFaultStore {
  return {
    add: (fault, at) =>
      // In turn, because the first of its kind finds no row to lock.
      database.change([turns.siteFaults], async (on) => {
        const id = idOf(fault);
        const known = await on.find('siteFaults', id);
        const lastSeen = at.toISOString();
        const { count, firstSeen } = known ?? { count: 0, firstSeen: lastSeen };
        await on.put('siteFaults', { ...fault, id, count: count + 1, firstSeen, lastSeen });
        if (known === undefined) {
          await on.removeAll('siteFaults', { ...NEWEST_FIRST, keep: MOST_FAULTS });
        }
        return known === undefined;
      }),
    list: () => database.read((on) => on.list('siteFaults', NEWEST_FIRST)),
    remove: (id) => database.change([turns.siteFaults], (on) => on.remove('siteFaults', id)),
  };
}

function idOf({ build, part, name, message }: ReportedFault): string {
  const parts = [build, part, name, message].join('\n');
  return createHash('sha256').update(parts).digest('base64url').slice(0, 22);
}
