import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import pg from 'pg';
import { LockedError } from '#server/stores/files/exclusive-lock';
import { StoreUnavailableError } from '#server/stores/ports';
import { asStoreError } from './failures';

/** Names our advisory locks among those of the database: "MGR1". */
const LOCKS = 0x4d475231;
/** Every process shares the lock of this number; who moves the database has it alone. */
const EVERYBODY = 0;
/** How long to wait for a lock, in ms: a connection that broke off is noticed sooner. */
const LOCK_MS = 5_000;
/** PostgreSQL's code for a lock that was not free in time. */
const NOT_FREE = '55P03';

/**
 * Tells what this process has taken in hand from what others have. It holds a lock for as long as its connection
 * lives: what a process had in hand that has none any more was left.
 */
export class Holder {
  readonly #url: string;
  #isClosed = false;
  #session: Promise<{ client: pg.Client; number: number }> | undefined;
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Another number once the connection was lost, for then others may have taken what was in hand. */
  async number(): Promise<number> {
    if (this.#isClosed) throw new StoreUnavailableError('The store is closed.');
    this.#session ??= this.#begin().catch((error: unknown) => {
      this.#session = undefined;
      throw asStoreError(error);
    });
    return (await this.#session).number;
  }

  /** Takes a name, unless another process has it. Not to be called again for a name that this process has. */
  async lock(name: string): Promise<boolean> {
    const [row] = await this.#ask(
      'select pg_try_advisory_lock(hashtextextended($1, 1)) as done',
      name,
    );
    return row?.done === true;
  }

  /** Gives a name back. One that was lost with the connection is free already. */
  async unlock(name: string): Promise<void> {
    const unlock = 'select pg_advisory_unlock(hashtextextended($1, 1)) as done';
    await this.#ask(unlock, name).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const session = await this.#session?.catch(() => undefined);
    await session?.client.end().catch(() => undefined);
  }

  async #ask(statement: string, name: string): Promise<{ done: boolean }[]> {
    await this.number();
    const session = await this.#session;
    try {
      return (await session?.client.query<{ done: boolean }>(statement, [name]))?.rows ?? [];
    } catch (error) {
      if (session !== undefined) this.#leave(session.client);
      throw asStoreError(error);
    }
  }

  async #begin() {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'garden-rooms holder',
      connectionTimeoutMillis: 5_000,
      lock_timeout: LOCK_MS,
      query_timeout: LOCK_MS + 2_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#leave(client));
    await client.connect();
    await client
      .query('select pg_advisory_lock_shared($1, $2)', [LOCKS, EVERYBODY])
      .catch(async (error: unknown) => {
        await client.end();
        if (!isNotFree(error)) throw error;
        throw new StoreUnavailableError('The database is being moved: start again after that.');
      });
    const number = randomInt(1, 2 ** 31);
    await client.query('select pg_advisory_lock($1, $2)', [LOCKS, number]);
    return { client, number };
  }

  /** What it had is free for others: the next call begins with another connection and number. */
  #leave(client: pg.Client): void {
    if (this.#client === client) this.#session = undefined;
    void client.end().catch(() => undefined);
  }
}

/**
 * Keeps every other process out of a database, for as long as this one connection lives.
 *
 * @throws {LockedError} one has it
 */
export async function takeForMoving(on: Kysely<unknown>): Promise<void> {
  const take = sql`select pg_advisory_lock(${sql.lit(LOCKS)}, ${sql.lit(EVERYBODY)})`;
  await take.execute(on).catch((error: unknown) => {
    if (!isNotFree(error)) throw error;
    throw new LockedError('The database is in use. Stop every server that works with it.');
  });
}

function isNotFree(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === NOT_FREE;
}

/** Whether a row of `t` is in nobody's hand. */
export const isFree: RawBuilder<unknown> = sql`(t.holder is null or not exists (
  select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
    and l.classid = ${sql.lit(LOCKS)} and l.objid::bigint = t.holder
    and l.database = (select oid from pg_database where datname = current_database())))`;
