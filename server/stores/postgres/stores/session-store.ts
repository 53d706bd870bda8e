import { sql } from 'kysely';
import type { SessionStore } from '#server/stores/ports';
import type { Database } from '#server/stores/postgres/database';

/** The administrator's sessions in PostgreSQL, the same for every process. */
export function sessionStore(database: Database): SessionStore {
  return {
    find: (idHash) => database.read((on) => on.find('sessions', idHash)),
    add: (row, { idHash, signedInBy, seenBy, seenAfter }) =>
      database.change([], async (on) => {
        await on.removeWhere(
          'sessions',
          sql`t.key = ${idHash ?? ''} or t.signed_in_at <= ${signedInBy} or t.seen_at <= ${seenBy}
            or t.seen_at > ${seenAfter}`,
        );
        await on.put('sessions', row);
      }),
    note: (idHash, seenAt) =>
      database.change([], async (on) => {
        // Does not bring back a session that was signed out meanwhile.
        const session = await on.find('sessions', idHash);
        if (session !== undefined) await on.put('sessions', { ...session, seenAt });
      }),
    remove: (idHash) => database.change([], (on) => on.remove('sessions', idHash)),
  };
}
