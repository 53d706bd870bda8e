import { sql } from 'kysely';
import type { PostgresDatabase } from './database';

/** With more changes than this noted for a name, they are added up. */
const MOST_NOTES = 500;

/** How many requests there are of each sort whose name begins so, as the trigger `tally_request` counts them. */
export async function talliesOf(
  database: PostgresDatabase,
  start: string,
): Promise<Map<string, number>> {
  const rows = await database.read((on) =>
    on.all(sql<{ name: string; notes: number; sum: number }>`
      select name, count(*)::int as notes, sum(change)::int as sum from tallies
      where name >= ${start} and name < ${`${start}~`} group by name`),
  );
  for (const { name, notes } of rows) if (notes > MOST_NOTES) await addUp(database, name);
  return new Map(rows.map(({ name, sum }) => [name.slice(start.length), sum]));
}

/** Replaces notes by their sum. What another process is adding up is left to it. */
async function addUp(database: PostgresDatabase, name: string): Promise<void> {
  await database.change([], async (on) => {
    await on.all(sql`with notes as (
        delete from tallies where number in (
          select number from tallies where name = ${name} for update skip locked
        ) returning change
      ) insert into tallies (name, change) select ${name}, coalesce(sum(change), 0) from notes`);
  });
}
