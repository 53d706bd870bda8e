import type { Database } from './database';
import type { SessionStore } from './ports';

/** The administrator's sessions in a database. */
export function sessionStore(database: Database): SessionStore {
  return {
    async find(idHash) {
      return database.read().sessions.find((session) => session.idHash === idHash);
    },
    add(row, isOver) {
      return database.commit(({ sessions }) => ({
        changes: [
          ...sessions
            .filter(isOver)
            .map(({ idHash }) => ({ kind: 'session-removed', idHash }) as const),
          { kind: 'session-set', row },
        ],
        result: undefined,
      }));
    },
    note(idHash, seenAt) {
      return database.commit(({ sessions }) => {
        // Not one that was signed out meanwhile.
        const session = sessions.find((row) => row.idHash === idHash);
        const row = session && { ...session, seenAt };
        return { changes: row ? [{ kind: 'session-set', row }] : [], result: undefined };
      });
    },
    remove(idHash) {
      return database.commit(({ sessions }) => ({
        changes: sessions.some((session) => session.idHash === idHash)
          ? [{ kind: 'session-removed', idHash }]
          : [],
        result: undefined,
      }));
    },
  };
}
