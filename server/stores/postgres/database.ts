import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { currentAct } from '#server/stores/audit/act';
import type { Act } from '#server/stores/audit/act';
import { ChangeNotes } from '#server/stores/audit/audit-entry';
import { StoreUnavailableError } from '#server/stores/ports';
import { addEntry } from './audit-entries';
import { asStoreError, isWorthAnotherTry } from './failures';
import { rowsOf } from './rows';
import type { Rows } from './rows';

/** Enough for one process: most work waits for one disk. */
const MOST_CONNECTIONS = 10;
/** How long to wait for a connection, a lock and a statement, in ms: a request must be answered before it is repeated. */
const CONNECT_MS = 5_000;
const LOCK_MS = 5_000;
const STATEMENT_MS = 15_000;
/** A little longer than the server's own limit, for when nothing comes back at all. */
const ANSWER_MS = STATEMENT_MS + 2_000;
const TRIES = 4;

export interface Database {
  /** Reads what is stored, or does what one statement does by itself; no row stays locked. */
  read<T>(work: (rows: Rows) => Promise<T>): Promise<T>;
  /**
   * Does `work` in one transaction, all or nothing. Of those with a turn in common, in this process or another, one
   * is done after the other; within a process, in the order they were asked for. What an administrator changes is
   * written together with who it was.
   */
  change<T>(turns: readonly string[], work: (rows: Rows) => Promise<T>): Promise<T>;
  /** Finishes work in progress and refuses new work. */
  close(): Promise<void>;
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

/** The database that the stores work with. */
export function databaseOn(kysely: Kysely<unknown>, now: () => Date): Database {
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
    act: Act | undefined,
    work: (rows: Rows) => Promise<T>,
  ) => {
    for (let tries = 1; ; tries += 1) {
      const notes = new ChangeNotes(act);
      try {
        const result = await kysely.transaction().execute(async (transaction) => {
          for (const turn of turns) {
            await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(
              transaction,
            );
          }
          const done = await work(rowsOf(transaction, notes));
          const at = now();
          const entry = notes.entry(at);
          if (entry !== undefined) {
            await addEntry(rowsOf(transaction), entry, at, notes.likeSince(at));
          }
          return done;
        });
        notes.stored();
        return result;
      } catch (error) {
        if (tries >= TRIES || !isWorthAnotherTry(error)) throw error;
      }
    }
  };
  return {
    read: (work) => run(() => work(rowsOf(kysely))),
    change(turns, work) {
      // Of whoever asks: when the turn comes, somebody else's may be under way.
      const act = currentAct();
      return run(() => inTurn(turns, () => transact(turns.toSorted(), act, work)));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await kysely.destroy();
    },
  };
}
