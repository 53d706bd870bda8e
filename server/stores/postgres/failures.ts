import pg from 'pg';
import { StoreUnavailableError } from '#server/stores/ports';

/** What an operator can do about a SQLSTATE, by the whole code or else by its class (PostgreSQL manual, appendix A). */
const WORDS: Readonly<Record<string, string>> = {
  '3D000': 'the database does not exist',
  '53100': "the database's disk is full",
  '53300': 'the database has too many connections',
  '55P03': 'the database is busy: a lock was not free in time',
  '57014': 'the database took too long',
  '08': 'the connection was lost',
  '25': 'the database accepts no changes now',
  '28': 'the database refuses the user or the password',
  '40': 'the database is busy with changes of the same rows',
  '53': 'the database has no room for more',
  '57': 'the database is shutting down or starting',
  '58': 'the database cannot use its disk',
  XX: 'the database has failed',
};

/** Another attempt may succeed at once: a deadlock, or rows that changed meanwhile. */
export function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('40');
}

/**
 * A driver's error as the ports have it. What PostgreSQL says about a row is left out: it would bring personal data
 * into a log.
 */
export function asStoreError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '', table = '', constraint = '' } = error;
    const words = WORDS[code] ?? WORDS[code.slice(0, 2)];
    if (words !== undefined) return unavailable(`${words} (${code})`);
    return new Error(['PostgreSQL refused a statement:', code, table, constraint].join(' ').trim());
  }
  if (isOfConnection(error)) return unavailable(reasonOf(error));
  return error;
}

function unavailable(reason: string): StoreUnavailableError {
  return new StoreUnavailableError(`The store cannot be used: ${reason}.`);
}

/** The driver has plain errors for what happens to its connections, and Node those of its sockets. */
function isOfConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error || error instanceof AggregateError) return true;
  if ('code' in error && String(error.code).startsWith('ERR_TLS')) return true;
  // Errors of our own have names of their own.
  if (error.name !== 'Error') return false;
  return /\bconnect|terminated|timeout|SSL|certificate|not queryable|pool after/i.test(
    error.message,
  );
}

function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error && first.message !== '' ? first.message : 'no connection';
}
