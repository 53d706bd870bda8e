import { join } from 'node:path';
import { ConfigError, readConfig } from './startup/config';
import { BadBackupError } from './adapters/backup/manifest';
import { MoveError } from './adapters/move/move-error';
import { serve } from './serve';
import { SiteMissingError } from './adapters/site/site';
import { DamagedRowError } from './stores/database/damaged-row-error';
import { DamagedFileError } from './stores/files/damaged-file-error';
import { LockedError } from './stores/files/exclusive-lock';
import { StoreUnavailableError } from './stores/ports';

/** How long requests may take to finish; the store gets the rest of the ten seconds. */
const PATIENCE_MS = 7_000;
const LATEST_EXIT_MS = 9_500;

/**
 * Errors an operator can fix are printed as one line. Anything else is a bug, printed with its stack.
 */
const PLAIN_ERRORS = [
  BadBackupError,
  ConfigError,
  DamagedFileError,
  DamagedRowError,
  LockedError,
  MoveError,
  SiteMissingError,
  StoreUnavailableError,
];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explain(error: unknown): string {
  if (PLAIN_ERRORS.some((known) => error instanceof known)) return (error as Error).message;
  if (error instanceof Error && 'syscall' in error)
    return `The server cannot start: ${error.message}.`;
  return error instanceof Error ? String(error.stack) : String(error);
}

async function start(): Promise<void> {
  const site = await serve(process.env, print);
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LATEST_EXIT_MS).unref();
    await site.stop(PATIENCE_MS);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** The commands besides serving, each loaded by whoever calls it. */
async function run([command, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) return start();
  if (command === 'move')
    return (await import('./adapters/move/move')).move(rest, process.env, print);
  const [argument] = rest;
  const config = readConfig(process.env);
  switch (command) {
    case 'set-password': {
      const { setPassword } = await import('./startup/set-password');
      return setPassword(config, { input: process.stdin, print });
    }
    case 'backup':
      return (await import('./adapters/backup/commands')).backup(config, argument, print);
    case 'restore':
      return (await import('./adapters/backup/commands')).restore(config, argument, print);
    case 'salvage':
      return (await import('./adapters/backup/commands')).salvage(config, print);
    case 'preflight': {
      const { preflight } = await import('./adapters/publishing/preflight');
      const starterFile = join(import.meta.dirname, '../pages/starter.json');
      process.exitCode = (await preflight(config, { starterFile, now: new Date(), print })) ? 0 : 1;
      return;
    }
    case 'migrate':
      return (await import('./stores/migrate-stores')).migrateStores(config, print);
    default:
      throw new ConfigError(`There is no command ${command}.`);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
