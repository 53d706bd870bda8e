import type { Database, Effect, View } from '#server/stores/database/database';
import type { AnySession, SessionStore } from '#server/stores/ports';

const TABLES = ['sessions', 'personSessions'] as const;

/** The sessions of the owner and of the administrators in a database. */
export function sessionStore(database: Database): SessionStore {
  return {
    async find(idHash) {
      return findIn(database.read(), idHash);
    },
    add(row, { idHash: named, signedInBy, seenBy, seenAfter }) {
      const isOver = ({ idHash, signedInAt, seenAt }: AnySession) =>
        idHash === named || signedInAt <= signedInBy || seenAt <= seenBy || seenAt > seenAfter;
      return database.commit((view) => {
        if ('personId' in row && view.find('people', row.personId) === undefined) {
          return { effects: [], result: false };
        }
        const over = TABLES.flatMap((table) =>
          view
            .list(table)
            .filter(isOver)
            .map(({ idHash }) => ({ remove: table, key: idHash })),
        );
        return { effects: [...over, putting(row)], result: true };
      });
    },
    note(idHash, seenAt) {
      return database.commit((view) => {
        // Does not bring back a session that was signed out meanwhile.
        const session = findIn(view, idHash);
        return { effects: session ? [putting({ ...session, seenAt })] : [], result: undefined };
      });
    },
    remove(idHash) {
      return database.commit((view) => ({
        effects: TABLES.filter((table) => view.find(table, idHash) !== undefined).map((table) => ({
          remove: table,
          key: idHash,
        })),
        result: undefined,
      }));
    },
  };
}

function findIn(view: View, idHash: string): AnySession | undefined {
  return view.find('sessions', idHash) ?? view.find('personSessions', idHash);
}

function putting(row: AnySession): Effect {
  return 'personId' in row ? { put: 'personSessions', row } : { put: 'sessions', row };
}
