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
    read: () => database.read(readCredentials),
    rewrite: (from, to) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await readCredentials(on);
        if (credentials.adminPasswordHash === from) {
          await writeCredentials(on, { ...credentials, adminPasswordHash: to });
        }
      }),
    pushKey: (make) =>
      database.change([turns.credentials], async (on) => {
        const credentials = await readCredentials(on);
        if (credentials.pushKey !== undefined) return credentials.pushKey;
        const pushKey = make();
        await writeCredentials(on, { ...credentials, pushKey });
        return pushKey;
      }),
    save: ({ adminPasswordHash }) =>
      database.change([turns.credentials], async (on) => {
        await writeCredentials(on, { ...(await readCredentials(on)), adminPasswordHash });
        await on.removeWhere('sessions', sql`true`);
        await on.removeWhere('personSessions', sql`true`);
      }),
  };
}

/** @throws {DamagedRowError} */
export async function readCredentials(on: Rows): Promise<Credentials> {
  const stored = await on.value(sql<{ value: unknown }>`select record as value from credentials`);
  const parsed = credentialsSchema.safeParse(stored);
  if (!parsed.success) throw new DamagedRowError('credentials', 'it is not as it was written');
  return parsed.data;
}

export async function writeCredentials(on: Rows, credentials: Credentials): Promise<void> {
  await on.write(
    'credentials',
    sql`update credentials set record = ${JSON.stringify(credentials)}`,
  );
}
