import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the desk changes of the site's words. The version before does not look for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw('text collate "C"');
  await sql`create table content_versions (key ${text} primary key, record json not null,
    number bigint generated always as identity, name ${text} not null, version int not null,
    unique (name, version))`.execute(db);
}
