import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How far homeowners came in the builder, by day. The version before does not look for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw('text collate "C"');
  await sql`create table builder_days (key ${text} primary key, record json not null)`.execute(db);
}
