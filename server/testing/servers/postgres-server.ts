import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of a test's own, in a temporary folder, as an ordinary user. */
export interface PostgresServer {
  /** The address of a database, with a password that is right unless another is given. */
  url(database: string, password?: string): string;
  /** A new database, a copy of another one if that is named. Returns its name. */
  newDatabase(template?: string): Promise<string>;
  query(database: string, statement: string): Promise<pg.QueryResult>;
  /** Runs a statement in a transaction that lasts until the connection ends. */
  hold(database: string, statement: string): Promise<pg.Client>;
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The folder with the newest PostgreSQL programs that are installed; undefined for none. */
export async function postgresPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isInteger)
    .toSorted((one, two) => two - one)[0];
  return newest === undefined ? undefined : join(DEBIAN, String(newest), 'bin');
}

/**
 * Starts a server whose data outlives no power cut: it is fast, and what it holds is for one test.
 *
 * @param outlivesKill whether what it has acknowledged is there after `kill`
 */
export async function startPostgres(
  programs: string,
  { outlivesKill = false } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = await ordinaryUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const secret = randomUUID();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, secret);
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid);
  const initdb = ['--no-sync', '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  await run(
    join(programs, 'initdb'),
    [...initdb, '-E', 'UTF8', '--locale', 'C.UTF-8', '-D', data],
    {
      ...user,
      cwd: folder,
    },
  );
  const port = await freePort();
  const url = (database: string, password = secret) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  if (!outlivesKill) settings.push('synchronous_commit=off');
  settings.push('listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`);
  const begin = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = begin();
  const query = async (database: string, statement: string) => {
    const client = new pg.Client({ connectionString: url(database) });
    // The server is killed while tests run.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const hold = async (database: string, statement: string) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query(statement);
    return client;
  };
  const untilOpen = async () => {
    while (server.exitCode === null) {
      const isOpen = await query('postgres', 'select 1').then(
        () => true,
        () => false,
      );
      if (isOpen) return;
      await pause(50);
    }
    throw new Error('PostgreSQL did not start.');
  };
  const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await untilOpen();
  return {
    url,
    query,
    hold,
    async newDatabase(template = 'template1') {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await query('postgres', `create database ${name} template ${template}`);
      return name;
    },
    kill: () => end('SIGQUIT'),
    async start() {
      server = begin();
      await untilOpen();
    },
    async close() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Undefined where we are an ordinary user ourselves. */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = ['-u', '-g'].map(async (which) =>
    Number((await run('id', [which, 'postgres'])).stdout),
  );
  const [uid = 0, gid = 0] = await Promise.all(ids);
  return { uid, gid };
}
