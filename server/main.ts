import { join } from 'node:path';
import { createApp } from './app';
import { ConfigError, readConfig } from './config';
import { addressOf, listen } from './listen';
import { openServices } from './services';
import { setPassword } from './set-password';
import { stopListening } from './shutdown';
import { SiteMissingError } from './site/site';
import { StoreUnavailableError } from './stores/database';
import { DamagedFileError } from './stores/damaged-file-error';
import { LockedError } from './stores/exclusive-lock';

/** Requests get this long to finish, the store the rest of the ten seconds. */
const PATIENCE_MS = 7_000;
const LATEST_EXIT_MS = 9_500;

/** What an operator can put right: told in one line. Anything else is ours, and shows its stack. */
const PLAIN_ERRORS = [
  ConfigError,
  DamagedFileError,
  LockedError,
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
  const config = readConfig(process.env);
  const services = await openServices(config, {
    siteFolder: join(import.meta.dirname, '../client'),
    samplesFolder: join(import.meta.dirname, 'samples'),
    print,
  });
  const server = await listen(createApp(services), config).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  print(`Modular Garden Rooms is open at ${addressOf(server)}`);

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LATEST_EXIT_MS).unref();
    await stopListening(server, PATIENCE_MS);
    await services.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** `set-password` is the one command besides serving. */
async function run(command: string | undefined): Promise<void> {
  if (command === undefined) return start();
  if (command !== 'set-password') throw new ConfigError(`There is no command ${command}.`);
  return setPassword(readConfig(process.env), { input: process.stdin, print });
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
