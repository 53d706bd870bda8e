import { boardPlace } from '#server/stores/orders/order-change';
import { columnsOf } from '#server/stores/postgres/rows';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { quoteRow } from './store-rows';

const AT_ONCE = 50_000;

/** Adds quote requests until there are so many: of different people, ten minutes apart, all of them new. */
export async function growDatabase(
  postgres: PostgresServer,
  database: string,
  size: number,
): Promise<void> {
  const run = (statement: string) => postgres.query(database, statement);
  const { rows } = await run('select count(*)::int as count from room_configurations');
  const before = Number(rows[0]?.count ?? 0);
  // To make this index anew takes a fraction of the time.
  const search = await run(
    "select indexname, indexdef from pg_indexes where tablename = 'room_configurations' and indexdef like '%gin%'",
  );
  for (const { indexname } of search.rows) await run(`drop index ${indexname}`);
  // Each note of the trigger would be a row: they are written as one instead.
  await run('alter table room_configurations disable trigger tally');
  for (let from = before; from < size; from += AT_ONCE) {
    await run(insertOf(from, Math.min(from + AT_ONCE, size)));
  }
  await run('alter table room_configurations enable trigger tally');
  const board = boardPlace(quoteRow(0), undefined);
  for (const sort of ['state new', 'unseen', `place ${board?.place}`]) {
    await run(`insert into tallies (name, change)
      values ('room_configurations ${sort}', ${size - before})`);
  }
  for (const { indexdef } of search.rows)
    await run(`set maintenance_work_mem = '512MB'; ${indexdef}`);
  await run('vacuum analyze');
}

/** From one row, with marks where rows differ: PostgreSQL fills them in. */
function insertOf(from: number, to: number): string {
  const row = {
    ...quoteRow(0),
    id: '«id»',
    reference: '«reference»',
    createdAt: '«at»',
    name: 'Person «number»',
    email: 'person.«number»@example.com',
  };
  const columns = columnsOf('roomConfigurations', row, { board: boardPlace(row, undefined) });
  const names = Object.keys(columns);
  const filled = Object.values(columns).map((value) =>
    typeof value === 'string'
      ? `${fill(value)}${value === columns['record'] ? '::json' : ''}`
      : String(value),
  );
  return `insert into room_configurations (${names.join(', ')})
    select ${filled.join(', ')} from (select n, gen_random_uuid()::text as id,
      'MGR-' || lpad(upper(to_hex(n)), 8, '0') as reference,
      to_char(timestamp '2000-01-01' + n * interval '10 minutes', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as at
    from generate_series(${from}, ${to - 1}) n) numbered`;
}

/** An SQL expression for a text with marks. */
function fill(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return [
    ['«id»', 'id'],
    ['«reference»', 'reference'],
    ['«at»', 'at'],
    ['«number»', 'n::text'],
  ].reduce((sql, [mark, value]) => `replace(${sql}, '${mark}', ${value})`, quoted);
}
