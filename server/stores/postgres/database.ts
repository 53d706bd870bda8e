import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/stores/database/database';
import { StoreUnavailableError } from '#server/stores/ports';
import { asStoreError, isWorthAnotherTry } from './failures';
import { rowsOf } from './rows';
import type { PostgresRows } from './rows';

/** Enough for one process: most work waits for one disk. */
const MOST_CONNECTIONS = 10;
/** How long to wait for a connection, a lock and a statement, in ms: a request must be answered before it is repeated. */
const CONNECT_MS = 5_000;
const LOCK_MS = 5_000;
const STATEMENT_MS = 15_000;
/** A little longer than the server's own limit, for when nothing comes back at all. */
const ANSWER_MS = STATEMENT_MS + 2_000;
const TRIES = 4;

/** A database whose work also uses statements. A read does what one statement does by itself, and locks nothing. */
export interface PostgresDatabase extends Database {
  read<T>(work: (rows: PostgresRows) => Promise<T>): Promise<T>;
  /** A turn is waited for within the process first, and then among all. */
  change<T>(turns: readonly string[], work: (rows: PostgresRows) => Promise<T>): Promise<T>;
}

/** A pool of connections, as the address says: TLS with `sslmode` and its files. */
export function connect(url: string, report: (error: unknown, what: string) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'garden-rooms',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // An idle connection was lost: the pool makes another one when it is needed.
  pool.on('error', (error) => report(asStoreError(error), 'A connection to the database was lost'));
  // One that is lost while it is used says so to whoever uses it; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * The database that the stores work with.
 *
 * @param mine the number of this process, as `Holder` has it
 */
export function databaseOn(kysely: Kysely<unknown>, mine: () => Promise<number>): PostgresDatabase {
  const underWay = new Set<Promise<unknown>>();
  const last = new Map<string, Promise<unknown>>();
  let isClosed = false;
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) return Promise.reject(new StoreUnavailableError('The store is closed.'));
    const running = work().catch((error: unknown) => {
      throw asStoreError(error);
    });
    underWay.add(running);
    void Promise.allSettled([running]).then(() => underWay.delete(running));
    return running;
  };
  /** Those who wait for a turn wait here, and hold no connection meanwhile. */
  const inTurn = <T>(turns: readonly string[], work: () => Promise<T>): Promise<T> => {
    const before = turns.map((turn) => last.get(turn));
    const running = Promise.allSettled(before).then(work);
    for (const turn of turns) last.set(turn, running);
    const forget = (turn: string) => last.get(turn) === running && last.delete(turn);
    void Promise.allSettled([running]).then(() => turns.map(forget));
    return running;
  };
  const transact = async <T>(
    turns: readonly string[],
    work: (rows: PostgresRows) => Promise<T>,
  ): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await kysely.transaction().execute(async (transaction) => {
          for (const turn of turns) {
            await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(
              transaction,
            );
          }
          return work(rowsOf(transaction, mine));
        });
      } catch (error) {
        if (tries >= TRIES || !isWorthAnotherTry(error)) throw error;
      }
    }
  };
  const change: PostgresDatabase['change'] = (turns, work) =>
    run(() => inTurn(turns, () => transact(turns.toSorted(), work)));
  return {
    read: (work) => run(() => work(rowsOf(kysely, mine))),
    change,
    // What a row had is in no file of ours.
    purge: () => undefined,
    probe: () =>
      change([], async (on) => {
        await on.all(sql`insert into probes (filler) values (repeat('x', 8000))`);
        await on.all(sql`delete from probes`);
      }),
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await kysely.destroy();
    },
  };
}
