import { sql } from 'kysely';
import { DamagedRowError } from '#server/stores/damaged-row-error';
import type { CredentialStore } from '#server/stores/ports';
import { credentialsSchema } from '#server/stores/records';
import type { Credentials } from '#server/stores/records';
import type { Database } from '#server/stores/postgres/database';
import type { Rows } from '#server/stores/postgres/rows';
import { turns } from '#server/stores/postgres/turns';

/** The administrator's credentials in PostgreSQL. */
export function credentialStore(database: Database): CredentialStore {
  return {
    read: () => database.read(read),
    rewrite: (from, to) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await read(on);
        if (credentials.adminPasswordHash === from) {
          await write(on, { ...credentials, adminPasswordHash: to });
        }
      }),
    pushKey: (make) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await read(on);
        if (credentials.pushKey !== undefined) return credentials.pushKey;
        const pushKey = make();
        await write(on, { ...credentials, pushKey });
        return pushKey;
      }),
    save: ({ adminPasswordHash }) =>
      database.change([turns.credentials], async (on) => {
        await write(on, { ...(await read(on)), adminPasswordHash });
        await on.removeWhere('sessions', sql`true`);
      }),
  };
}

async function read(on: Rows): Promise<Credentials> {
  const stored = await on.value(sql<{ value: unknown }>`select record as value from credentials`);
  const parsed = credentialsSchema.safeParse(stored);
  if (!parsed.success) throw new DamagedRowError('credentials', 'it is not as it was written');
  return parsed.data;
}

async function write(on: Rows, credentials: Credentials): Promise<void> {
  await on.all(sql`update credentials set record = ${JSON.stringify(credentials)}`);
}
