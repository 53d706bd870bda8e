import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RequestTable } from '#server/stores/database/database';
import { fieldOf } from '#server/stores/database/tables';
import type { RowOf } from '#server/stores/database/tables';
import { tableOf } from '#server/stores/postgres/conditions';

/** How many rows are in memory at once. */
const AT_ONCE = 1000;

/**
 * The words and numbers of stored requests as this version of the program looks for them: without accents and apostrophes,
 * and telephone numbers without the country code. Only rows that have any are read, and locked, so that nobody takes the
 * sender out of one meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['roomConfigurations', 'enquiries'] as const) {
    let last = '';
    let read: number;
    do {
      const { rows } = await sql<{ key: string; record: RowOf<RequestTable> }>`
        select t.key, t.record from ${tableOf(table)} t
        where t.key > ${last} and (t.words ~ '[^ -~\n]' or t.words ~ '[''\`]' or t.numbers ~ '(^|\n)(00|44)[0-9]')
        order by t.key limit ${AT_ONCE} for update`.execute(db);
      await fold(db, table, rows);
      last = rows.at(-1)?.key ?? '';
      read = rows.length;
    } while (read === AT_ONCE);
  }
}

async function fold(
  db: Kysely<unknown>,
  table: RequestTable,
  rows: readonly { key: string; record: RowOf<RequestTable> }[],
): Promise<void> {
  const keys = rows.map(({ key }) => key);
  const [words = [], numbers = []] = ['words', 'numbers'].map((name) => {
    const field = fieldOf(table, name);
    return rows.map(({ record }) => String(field(record)).replaceAll('\0', ''));
  });
  await sql`update ${tableOf(table)} t set words = folded.words, numbers = folded.numbers
    from unnest(${keys}::text[], ${words}::text[], ${numbers}::text[]) folded(key, words, numbers)
    where t.key = folded.key`.execute(db);
}
