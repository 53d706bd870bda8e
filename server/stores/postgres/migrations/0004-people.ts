import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Administrators with their own way in, and who changed what. The version before does not look for it: whoever it has no
 * session of signs in again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw('text collate "C"');
  const record = sql`key ${text} primary key, record json not null,
    number bigint generated always as identity`;
  await sql`create table people (${record}, address ${text} not null unique, name ${text} not null,
    invite ${text} unique)`.execute(db);
  await sql`create table passkeys (${record}, holder ${text} not null, added_at ${text} not null)`.execute(
    db,
  );
  await sql`create index on passkeys (holder)`.execute(db);
  await sql`create table person_sessions (${record}, person_id ${text} not null,
    signed_in_at ${text} not null, seen_at ${text} not null)`.execute(db);
  await sql`create index on person_sessions (person_id)`.execute(db);
  await sql`create table audit_entries (${record}, at ${text} not null, what ${text} not null)`.execute(
    db,
  );
  await sql`create index on audit_entries (at, key)`.execute(db);
  await sql`create index on audit_entries (what, at)`.execute(db);
}
