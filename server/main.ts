import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readConfig } from './startup/config';
import type { Config } from './startup/config';
import { BadBackupError } from './adapters/backup/manifest';
import { MoveError } from './adapters/move/move-error';
import { serve } from './serve';
import { SiteMissingError } from './adapters/site/site';
import { DamagedRowError } from './stores/database/damaged-row-error';
import { DamagedFileError } from './stores/files/damaged-file-error';
import { exists } from './stores/files/disk';
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

function explain(error: unknown, command: string | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (command === undefined && error instanceof ConfigError)
    return `The server cannot start: ${error.message}`;
  if (PLAIN_ERRORS.some((known) => error instanceof known)) return error.message;
  if (!('syscall' in error)) return String(error.stack);
  return `${command === undefined ? 'The server cannot start' : `${command} failed`}: ${error.message}.`;
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

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** What a command looks for before it begins: a mistyped DATA_DIR would be made, and then be empty. @throws {ConfigError} */
async function needsFolder({ dataDir, databaseUrl }: Place): Promise<void> {
  if (databaseUrl !== undefined) return;
  const isFolder = await stat(dataDir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return;
  throw new ConfigError(
    `There is no folder ${dataDir}: set DATA_DIR to the one with the site's data, or make it first.`,
  );
}

/** @throws {ConfigError} */
async function needsData(place: Place): Promise<void> {
  await needsFolder(place);
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== undefined) return;
  // Of a damaged store the journal may be all that is left.
  for (const name of ['db.json', 'db.json.journal']) {
    if (await exists(join(dataDir, name))) return;
  }
  throw new ConfigError(
    `${dataDir} holds no data: set DATA_DIR to the folder that has it. The first start of the site makes it.`,
  );
}

const NEEDS: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'set-password': needsFolder,
  restore: needsFolder,
  backup: needsData,
  salvage: needsData,
  preflight: needsData,
};

/** The commands besides serving, each loaded by whoever calls it. */
async function run([command, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) return start();
  if (command === 'move')
    return (await import('./adapters/move/move')).move(rest, process.env, print);
  const [argument] = rest;
  const config = readConfig(process.env);
  await NEEDS[command]?.(config);
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

const [, , ...words] = process.argv;
run(words).catch((error: unknown) => {
  process.stderr.write(`${explain(error, words[0])}\n`);
  process.exitCode = 1;
});
