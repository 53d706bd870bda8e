import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What processes share beside what is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Not logged, so that counting waits for no disk; a crash of the database empties it.
  // "until" is in milliseconds since 1970.
  await sql`create unlogged table limits (key text collate "C" primary key, count int not null,
    until bigint not null)`.execute(db);
  await sql`create index on limits (until)`.execute(db);
  // A row fills a page, so that writing one needs room on the disk that no other row has left.
  await sql`create table probes (filler text not null)`.execute(db);
  await sql`alter table probes alter column filler set storage plain`.execute(db);
}
