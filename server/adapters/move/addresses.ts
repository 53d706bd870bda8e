import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/startup/config';
import type { Config } from '#server/startup/config';

type Environment = Readonly<Record<string, string | undefined>>;

/** In the folder: what a run that was killed has left there, parts of photos among it, is found by the next. */
const SCRATCH = 'moving';

/** Where rows and files are: a folder, and what is not in it. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>;

export interface Move {
  /** The folder; its own rows and files are one end of the move. */
  folder: Place;
  /** The database, the bucket, or both, with a folder for what is only looked at. */
  elsewhere: Place;
  isIntoFolder: boolean;
}

const USAGE =
  'npm run move -- --from file:///data --to postgres://… --objects s3://… (or back; s3: alone moves the pictures)';

/**
 * Reads what is to be moved where. What is not named stays where it is: without `--objects` the files, and with
 * `s3:` as one end the rows.
 *
 * @throws {ConfigError}
 */
export function readAddresses(args: readonly string[], environment: Environment): Move {
  const { from = '', to = '', objects } = optionsOf(args);
  const isIntoFolder = to.startsWith('file:');
  const [own, other] = isIntoFolder ? [to, from] : [from, to];
  if (!own.startsWith('file:') || other.startsWith('file:')) {
    throw new ConfigError(`One of --from and --to is a folder, and the other is not: ${USAGE}.`);
  }
  const isBucket = other.startsWith('s3:');
  if (isBucket && objects !== undefined) {
    throw new ConfigError(`--objects goes with a database: ${USAGE}.`);
  }
  const dataDir = folderOf(own);
  const folder = { dataDir, databaseUrl: undefined, bucket: undefined };
  const { databaseUrl, bucket } = readConfig({
    ...environment,
    DATA_DIR: dataDir,
    DATABASE_URL: isBucket ? environment['DATABASE_URL'] : other,
    OBJECTS_URL: isBucket ? other : objects,
  });
  const elsewhere = { dataDir: join(dataDir, SCRATCH), databaseUrl, bucket };
  return {
    // With a bucket alone, the rows stay in the database if that is where they are.
    folder: isBucket ? { ...folder, databaseUrl } : folder,
    elsewhere,
    isIntoFolder,
  };
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { from: text, to: text, objects: text } }).values;
  } catch (cause) {
    throw new ConfigError(`This is not understood: ${USAGE}.`, { cause });
  }
}

function folderOf(address: string): string {
  if (!address.startsWith('file:///')) {
    throw new ConfigError('The address of a folder begins with file:/// and its whole path.');
  }
  return fileURLToPath(address);
}
