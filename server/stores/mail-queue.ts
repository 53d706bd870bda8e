import type { Database } from './database';
import type { MailQueue } from './ports';

/** The messages of the requests in a database. */
export function mailQueue(database: Database): MailQueue {
  return {
    async list() {
      return database.read().mailQueue;
    },
    async firstDue(now) {
      const moment = now.toISOString();
      return database
        .read()
        .where('mailQueue', 'state', 'waiting')
        .filter(({ notBefore }) => notBefore <= moment)
        .toSorted((one, other) => one.queuedAt.localeCompare(other.queuedAt))[0];
    },
    async nextDue() {
      const times = database
        .read()
        .where('mailQueue', 'state', 'waiting')
        .map(({ notBefore }) => notBefore);
      const first = times.toSorted()[0];
      return first === undefined ? undefined : new Date(first);
    },
    set(id, changes) {
      return database.commit((document) => {
        const stored = document.find('mailQueue', id);
        if (stored === undefined) return { changes: [], result: false };
        return { changes: [{ kind: 'mail-set', row: { ...stored, ...changes } }], result: true };
      });
    },
    async settleHandedOver(problem) {
      await database.commit((document) => ({
        changes: document
          .where('mailQueue', 'state', 'handing-over')
          .map((mail) => ({ kind: 'mail-set', row: { ...mail, state: 'unclear', problem } })),
        result: undefined,
      }));
    },
  };
}
