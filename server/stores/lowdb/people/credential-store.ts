import type { Database } from '#server/stores/database/database';
import type { CredentialStore } from '#server/stores/ports';

/** The administrator's credentials in a database. */
export function credentialStore(database: Database): CredentialStore {
  return {
    async read() {
      return database.read().credentials;
    },
    rewrite(from, to) {
      return database.commit(({ credentials }) => ({
        effects:
          credentials.adminPasswordHash === from
            ? [{ set: 'credentials', value: { ...credentials, adminPasswordHash: to } }]
            : [],
        result: undefined,
      }));
    },
    pushKey(make) {
      return database.commit(({ credentials }) => {
        const pushKey = credentials.pushKey ?? make();
        const isNew = credentials.pushKey === undefined;
        return {
          effects: isNew ? [{ set: 'credentials', value: { ...credentials, pushKey } }] : [],
          result: pushKey,
        };
      });
    },
    save({ adminPasswordHash }) {
      return database.commit((view) => ({
        effects: [
          { set: 'credentials', value: { ...view.credentials, adminPasswordHash } },
          ...view
            .list('sessions')
            .map(({ idHash }) => ({ remove: 'sessions', key: idHash }) as const),
          ...view
            .list('personSessions')
            .map(({ idHash }) => ({ remove: 'personSessions', key: idHash }) as const),
        ],
        result: undefined,
      }));
    },
  };
}
