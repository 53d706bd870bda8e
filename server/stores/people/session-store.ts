import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { AnySession, SessionStore } from '#server/stores/ports';

const TABLES = ['sessions', 'personSessions'] as const;

/** The sessions of the owner and of the administrators, the same for every process. */
export function sessionStore(database: Database): SessionStore {
  return {
    find: (idHash) => database.read((on) => findIn(on, idHash)),
    add: (row, { idHash, signedInBy, seenBy, seenAfter }) =>
      // With who removes the person, or gives them another password.
      database.change('personId' in row ? [turns.person(row.personId)] : [], async (on) => {
        if ('personId' in row && (await on.find('people', row.personId)) === undefined) {
          return false;
        }
        const where = [
          { key: idHash ?? '' },
          { signedInAt: { atMost: signedInBy } },
          { seenAt: { atMost: seenBy } },
          { seenAt: { above: seenAfter } },
        ];
        for (const table of TABLES) await on.removeAll(table, { where });
        await put(on, row);
        return true;
      }),
    note: (idHash, seenAt) =>
      database.change([], async (on) => {
        // Does not bring back a session that was signed out meanwhile.
        const session = await findIn(on, idHash);
        if (session !== undefined) await put(on, { ...session, seenAt });
      }),
    remove: (idHash) =>
      database.change([], async (on) => {
        for (const table of TABLES) await on.remove(table, idHash);
      }),
  };
}

async function findIn(on: ReadableRows, idHash: string): Promise<AnySession | undefined> {
  return (await on.find('sessions', idHash)) ?? on.find('personSessions', idHash);
}

function put(on: Rows, row: AnySession): Promise<void> {
  return 'personId' in row ? on.put('personSessions', row) : on.put('sessions', row);
}
