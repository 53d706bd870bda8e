import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { AnySession, SessionStore } from '#server/stores/ports';
import { OWNER } from './people-records';

const TABLES = ['sessions', 'personSessions', 'keptSessions'] as const;

/** The sessions of the owner and of the administrators, the same for every process. */
export function sessionStore(database: Database): SessionStore {
  return {
    find: (idHash) => database.read((on) => findIn(on, idHash)),
    add: (row, { idHash, signedInBy, seenBy, keptBy, seenAfter }) => {
      const personId = personOf(row);
      // With who removes the person, or gives them another password.
      return database.change(personId === null ? [] : [turns.person(personId)], async (on) => {
        if (personId !== null && (await on.find('people', personId)) === undefined) return false;
        const where = [{ key: idHash ?? '' }, { seenAt: { above: seenAfter } }];
        const ended = [{ signedInAt: { atMost: signedInBy } }, { seenAt: { atMost: seenBy } }];
        for (const table of ['sessions', 'personSessions'] as const) {
          await on.removeAll(table, { where: [...where, ...ended] });
        }
        const keptSince = { signedInAt: { atMost: keptBy } };
        await on.removeAll('keptSessions', { where: [...where, keptSince] });
        await put(on, row);
        return true;
      });
    },
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
    kept: () =>
      database.read((on) =>
        on.list('keptSessions', { order: ['signedInAt', 'key'], isDescending: true }),
      ),
  };
}

/** The person whose session it is; null for the owner's. */
function personOf(row: AnySession): string | null {
  if ('holder' in row) return row.holder === OWNER ? null : row.holder;
  return 'personId' in row ? row.personId : null;
}

async function findIn(on: ReadableRows, idHash: string): Promise<AnySession | undefined> {
  return (
    (await on.find('sessions', idHash)) ??
    (await on.find('personSessions', idHash)) ??
    on.find('keptSessions', idHash)
  );
}

function put(on: Rows, row: AnySession): Promise<void> {
  if ('holder' in row) return on.put('keptSessions', row);
  return 'personId' in row ? on.put('personSessions', row) : on.put('sessions', row);
}
