import { mkdtemp, readFile, rm } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { move } from '#server/adapters/move/move';
import { PARTS_FOLDER, PRIVATE_FOLDER } from '#server/adapters/objects/photo-files';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import type { S3Server } from '#server/adapters/objects/testing/s3-server';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { TABLE_NAMES } from '#server/stores/database/tables';
import { migratePostgres } from '#server/stores/postgres/open-postgres';
import { openFullApp } from './rows/full-store';
import { filesIn } from './gallery-admin';
import type { PostgresServer } from './servers/postgres-server';
import { temporaryFolder } from './temporary-folder';

type Environment = Record<string, string>;

/** Runs the command, and returns what it says. */
export async function runMove(args: readonly string[], environment: Environment = {}) {
  const said: string[] = [];
  await move(args, environment, (line) => said.push(line));
  return said.join('\n');
}

/** The address of a folder. */
export function fileOf(folder: string): string {
  return String(pathToFileURL(folder));
}

/** A data folder with rows in every table that is made by the first test that asks, and only copied from. */
export function fullFolders() {
  let made: Promise<string> | undefined;
  return {
    get: () => (made ??= makeFull()),
    async remove() {
      if (made !== undefined) await rm(await made, { recursive: true });
    },
  };
}

async function makeFull(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'garden-rooms-full-'));
  const { services } = await openFullApp({ folder });
  await services.close();
  return folder;
}

/** An empty database with its tables. */
export async function newDatabase(postgres: PostgresServer) {
  const name = await postgres.newDatabase();
  const url = postgres.url(name);
  await migratePostgres(url);
  const count = async (table: string) =>
    Number((await postgres.query(name, `select count(*) from ${table}`)).rows[0].count);
  return { name, url, count };
}

/** An empty bucket of a store of its own, with its address. */
export async function newBucket(): Promise<S3Server & { address: string }> {
  const server = await openS3Server();
  onTestFinished(() => server.close());
  return { ...server, address: server.environment['OBJECTS_URL'] ?? '' };
}

/** What is moved of a folder: its rows in no order, and its files with their content. */
export async function contentOf(folder: string) {
  const { credentials, ...document } = await readStoredDocument(folder, nodeDisk);
  const rows = TABLE_NAMES.map((name) => [
    name,
    document[name].map((row) => JSON.stringify(row)).toSorted(),
  ]);
  const names = await Promise.all(
    ['objects', PRIVATE_FOLDER, PARTS_FOLDER].map(async (kind) =>
      (await filesIn(join(folder, kind))).map((name) => join(kind, name)),
    ),
  );
  const files = names
    .flat()
    .map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]);
  return {
    rows: Object.fromEntries(rows),
    credentials,
    files: Object.fromEntries(await Promise.all(files)),
  };
}

/** The same of a database and a bucket, by moving them into a folder. */
export async function contentBack(database: string, bucket: S3Server & { address: string }) {
  const folder = await temporaryFolder();
  const from = ['--from', database, '--objects', bucket.address];
  await runMove([...from, '--to', fileOf(folder)], bucket.environment);
  return contentOf(folder);
}
