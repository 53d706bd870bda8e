import type { Database } from './database';
import type { CredentialStore } from './ports';

/** The administrator's credentials in a database. */
export function credentialStore(database: Database): CredentialStore {
  return {
    async read() {
      return database.read().credentials;
    },
    save(credentials) {
      return database.commit(({ sessions }) => ({
        changes: [
          { kind: 'credentials-set', credentials },
          ...sessions.map(({ idHash }) => ({ kind: 'session-removed', idHash }) as const),
        ],
        result: undefined,
      }));
    },
  };
}
