import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { CredentialStore } from '#server/stores/ports';

/** What the owner signs in with. */
export function credentialStore(database: Database): CredentialStore {
  return {
    read: () => database.read((on) => on.credentials()),
    rewrite: (from, to) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await on.credentials();
        if (credentials.adminPasswordHash === from) {
          await on.setCredentials({ ...credentials, adminPasswordHash: to });
        }
      }),
    pushKey: (make) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await on.credentials();
        if (credentials.pushKey !== undefined) return credentials.pushKey;
        const pushKey = make();
        await on.setCredentials({ ...credentials, pushKey });
        return pushKey;
      }),
    save: ({ adminPasswordHash }) =>
      database.change([turns.credentials], async (on) => {
        await on.setCredentials({ ...(await on.credentials()), adminPasswordHash });
        await on.removeAll('sessions', {});
        await on.removeAll('personSessions', {});
        await on.removeAll('keptSessions', {});
      }),
  };
}
