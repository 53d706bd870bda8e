import * as nodeDisk from 'node:fs/promises';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readStoredDocument } from './stores/lowdb/stored-state';
import { buildServer, startServer } from './testing/servers/built-server';
import type { BuiltServer, RunningServer } from './testing/servers/built-server';
import { quoteBody } from './testing/requests/quote-body';
import { temporaryFolder } from './testing/temporary-folder';

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

afterAll(() => built.remove());

function start(folder: string, environment: Record<string, string> = {}): RunningServer {
  return startServer(built.main, {
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'a test password',
    ...environment,
  });
}

async function storedIds(folder: string): Promise<string[]> {
  const { roomConfigurations } = await readStoredDocument(folder, nodeDisk);
  return roomConfigurations.map(({ id }) => id);
}

describe('the server process', { timeout: 30_000 }, () => {
  it('prints its address, serves the site and the API, and exits with 0 on SIGTERM', async () => {
    const folder = await temporaryFolder();
    const server = start(folder);
    const address = await server.address();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(`${address}/pricing`)).text()).toContain('Pricing');
    expect((await fetch(`${address}/api/pricing`)).headers.get('x-pricing-version')).toBe('1');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual([
      'assets-archive',
      'db.json',
      'db.json.journal',
      'incoming',
      // This build has no sample pictures, so that the home page is written without its teaser.
      'published',
    ]);
    expect(server.output().stderr).toBe('');
    expect(server.output().stdout).toContain('Mail is not set up: every mail is kept as a file');
  });

  it('finishes a request in progress when it is told to stop', async () => {
    const folder = await temporaryFolder();
    const server = start(folder);
    const address = (await server.address()) ?? '';
    const text = JSON.stringify(quoteBody());
    const slowly = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from(text.slice(0, 50)));
        await sleep(300);
        server.process.kill('SIGTERM');
        await sleep(300);
        controller.enqueue(Buffer.from(text.slice(50)));
        controller.close();
      },
    });
    const response = await fetch(`${address}/api/room-configurations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: slowly,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(201);
    expect(await server.ended).toBe(0);
    expect(await storedIds(folder)).toHaveLength(1);
  });

  it('refuses a data folder that another process is using, in one line', async () => {
    const folder = await temporaryFolder();
    const first = start(folder);
    const address = await first.address();
    const second = start(folder);
    expect(await second.ended).toBe(1);
    expect(second.output().stderr).toMatch(
      new RegExp(`^.*in use by process ${first.process.pid}\\..*\\n$`),
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it.each([
    ['PORT', 'ninety', /^The server cannot start: PORT must be .*\n$/],
    ['DATA_DIR', '/dev/null/data', /^The server cannot start: .*\/dev\/null.*\n$/],
    ['HOST', 'no.such.host.invalid', /^The server cannot start: .*no\.such\.host.*\n$/],
  ])('exits with 1 and one line when %s is %s', async (name, value, line) => {
    const server = start(await temporaryFolder(), { [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output().stderr).toMatch(line);
  });

  it('exits with 1 and one line when the port is taken, and releases the folder', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const folder = await temporaryFolder();
    const server = start(folder, { PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output().stderr).toMatch(/^The server cannot start: .*EADDRINUSE.*\n$/);
    expect(await readdir(folder)).not.toContain('db.lock');
  });

  it('exits with 1 and one line when the store is damaged, and leaves the file alone', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), '{"schemaVersion": 1');
    const server = start(folder);
    expect(await server.ended).toBe(1);
    expect(server.output().stderr).toMatch(/^.*db\.json is damaged: .*\n$/);
    expect(await readFile(join(folder, 'db.json'), 'utf8')).toBe('{"schemaVersion": 1');
  });

  it('prints a generated password at the first start only', async () => {
    const folder = await temporaryFolder();
    for (const times of [1, 0]) {
      const server = start(folder, { ADMIN_PASSWORD: '' });
      await server.address();
      expect(server.output().stdout.match(/password is \S+/g) ?? []).toHaveLength(times);
      server.process.kill('SIGTERM');
      await server.ended;
    }
  });
});

/** Runs a command to its end; returns its exit code with what it said of what is wrong. */
async function runCommand(dataDir: string, command: readonly string[], environment = {}) {
  const running = startServer(built.main, { DATA_DIR: dataDir, ...environment }, command);
  return [await running.ended, running.output().stderr];
}

describe('a command', { timeout: 30_000 }, () => {
  it.each([
    ['set-password'],
    ['backup', 'rooms'],
    ['restore', 'rooms'],
    ['salvage'],
    ['preflight'],
  ])('%s says that its data folder is not there, and makes none', async (...command) => {
    const parent = await temporaryFolder();
    const dataDir = join(parent, 'mistyped');
    expect(await runCommand(dataDir, command)).toEqual([
      1,
      `There is no folder ${dataDir}: set DATA_DIR to the one with the site's data, or make it first.\n`,
    ]);
    expect(await readdir(parent)).toEqual([]);
  });

  it.each([['backup', 'rooms'], ['salvage'], ['preflight']])(
    '%s says that its data folder holds no data',
    async (...command) => {
      const dataDir = await temporaryFolder();
      expect(await runCommand(dataDir, command)).toEqual([
        1,
        `${dataDir} holds no data: set DATA_DIR to the folder that has it. The first start of the site makes it.\n`,
      ]);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it('says what failed, and of itself not of the server', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'db.json'));
    expect(await runCommand(dataDir, ['backup', '/dev/null/rooms.tar.gz'])).toEqual([
      1,
      expect.stringMatching(/^backup failed: ENOTDIR.*\/dev\/null.*\n$/),
    ]);
    expect(await runCommand(dataDir, ['backup', 'rooms'], { PORT: 'ninety' })).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535.\n',
    ]);
  });
});
