import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What is counted for a while: not logged, so that counting waits for no disk; a crash of the database empties it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // "until" is in milliseconds since 1970.
  await sql`create unlogged table limits (key text collate "C" primary key, count int not null,
    until bigint not null)`.execute(db);
  await sql`create index on limits (until)`.execute(db);
}
