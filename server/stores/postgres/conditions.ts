import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { alternativesOf } from '#server/stores/database/database';
import type { Condition, Query } from '#server/stores/database/database';
import type { TableName, Value } from '#server/stores/database/tables';

type Sql = RawBuilder<unknown>;

/** `room_configurations` for `roomConfigurations`. */
export function sqlNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function tableOf(name: TableName): Sql {
  return sql.table(sqlNameOf(name));
}

/** The column of a field. The number of a row says when it was added. */
export function columnOf(field: string): string {
  return field === 'added' ? 'number' : sqlNameOf(field);
}

export function orderOf(fields: readonly string[] = [], isDescending = false): Sql {
  if (fields.length === 0) return sql``;
  const way = isDescending ? sql`desc` : sql`asc`;
  const columns = fields.map((name) => sql`${sql.ref(`t.${columnOf(name)}`)} ${way}`);
  return sql`order by ${sql.join(columns)}`;
}

/** What holds for the rows of `t` that are meant. */
export function conditionOf<T extends TableName>(where: Query<T>['where']): Sql {
  if (where === undefined) return sql`true`;
  return joined(
    alternativesOf<T>(where).map((all) =>
      joined(
        all.map(([field, wanted]) => {
          // A list is in a table of its own.
          if (field === 'event') {
            return sql`t.key in (select request_id from order_events where id = ${wanted})`;
          }
          if (field === 'contacts') return isFrom(wanted);
          return holdsFor(sql.ref(`t.${columnOf(field)}`), wanted);
        }),
        sql` and `,
      ),
    ),
    sql` or `,
  );
}

/** Each of these contacts is a line of its own, an email address of the words and a telephone number of the numbers. */
function isFrom(wanted: Value | Condition): Sql {
  const contacts = typeof wanted === 'object' && wanted !== null ? (wanted.in ?? []) : [wanted];
  const lines = contacts.map((contact) => {
    const line = containing(`\n${String(contact)}\n`);
    return String(contact).includes('@') ? sql`t.words like ${line}` : sql`t.numbers like ${line}`;
  });
  return joined(lines, sql` or `);
}

function holdsFor(column: Sql, wanted: Value | Condition): Sql {
  if (wanted === null) return sql`${column} is null`;
  if (typeof wanted === 'boolean') return wanted ? column : sql`not ${column}`;
  if (typeof wanted !== 'object') return sql`${column} = ${wanted}`;
  const { in: among, not, above, atLeast, below, atMost, contains } = wanted;
  const all: Sql[] = [];
  if (among !== undefined) all.push(sql`${column} = any(${among})`);
  if (not === null) all.push(sql`${column} is not null`);
  else if (not !== undefined) all.push(sql`${column} <> ${not}`);
  if (above !== undefined) all.push(sql`${column} > ${above}`);
  if (atLeast !== undefined) all.push(sql`${column} >= ${atLeast}`);
  if (below !== undefined) all.push(sql`${column} < ${below}`);
  if (atMost !== undefined) all.push(sql`${column} <= ${atMost}`);
  if (contains !== undefined) all.push(sql`${column} like ${containing(contains)}`);
  return joined(all, sql` and `);
}

function joined(parts: readonly Sql[], by: Sql): Sql {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, by)})`;
}

/** A pattern for whatever has these letters in it. */
export function containing(letters: string): string {
  return `%${letters.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}
