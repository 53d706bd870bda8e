import type { Database } from '#server/stores/database/database';
import type { SessionStore } from '#server/stores/ports';
import type { Session } from '#server/stores/records';

/** The administrator's sessions in a database. */
export function sessionStore(database: Database): SessionStore {
  return {
    async find(idHash) {
      return database.read().find('sessions', idHash);
    },
    add(row, { idHash: named, signedInBy, seenBy, seenAfter }) {
      const isOver = ({ idHash, signedInAt, seenAt }: Session) =>
        idHash === named || signedInAt <= signedInBy || seenAt <= seenBy || seenAt > seenAfter;
      return database.commit((view) => ({
        effects: [
          ...view
            .list('sessions')
            .filter(isOver)
            .map(({ idHash }) => ({ remove: 'sessions', key: idHash }) as const),
          { put: 'sessions', row },
        ],
        result: undefined,
      }));
    },
    note(idHash, seenAt) {
      return database.commit((view) => {
        // Does not bring back a session that was signed out meanwhile.
        const session = view.find('sessions', idHash);
        const row = session && { ...session, seenAt };
        return { effects: row ? [{ put: 'sessions', row }] : [], result: undefined };
      });
    },
    remove(idHash) {
      return database.commit((view) => ({
        effects:
          view.find('sessions', idHash) === undefined ? [] : [{ remove: 'sessions', key: idHash }],
        result: undefined,
      }));
    },
  };
}
