import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildServer } from '#server/testing/built-server';
import type { BuiltServer } from '#server/testing/built-server';
import { mayMount, startOnFullDisk } from './full-disk';
import { killServer } from './killed-server';
import { startSecondProcess } from './second-process';
import { floodSignIn } from './sign-in-flood';
import { sendSlowHeaders } from './slow-headers';
import { stopServer } from './stopped-server';
import { mayUnshare, startTwoServers } from './two-servers';

/** Like `npm run test:faults` at full size, with enough time for a busy machine. */
const SEED = 20_260_501;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: BuiltServer;
let build: string;

beforeAll(async () => {
  server = await buildServer();
  build = dirname(dirname(server.main));
});

afterAll(() => server.remove());

it('kill -9 loses no acknowledged quote and stores none twice', async () => {
  const finding = await killServer({ seed: SEED, build, quotes: 30, kills: 2 });
  expect(finding).toMatchObject({ passed: true });
});

it('SIGTERM under load loses no acknowledged quote and ends in time', async () => {
  expect(await stopServer({ seed: SEED, build, stops: 1 })).toMatchObject({ passed: true });
});

it('a second process leaves at once', async () => {
  const finding = await startSecondProcess({ build, attempts: 1, mostMs: 10_000 });
  expect(finding).toMatchObject({ passed: true });
});

it('connections with slow headers are cut while the server answers others', async () => {
  const finding = await sendSlowHeaders({ build, connections: 50, mostHealthMs: 1000 });
  expect(finding).toMatchObject({ passed: true });
});

it.runIf(await mayUnshare())(
  'two servers in two containers with one host name lose no acknowledged quote',
  async () => {
    const container = { namespaces: 'two', hostNames: 'same' } as const;
    const combinations = [
      { ...container, fate: 'none' },
      { ...container, fate: 'pause' },
    ] as const;
    const finding = await startTwoServers({ seed: SEED, build, combinations });
    expect(finding).toMatchObject({ passed: true });
  },
  120_000,
);

it.runIf(mayMount())(
  'a server starts on a full disk, and stores again when there is room',
  async () => {
    expect(await startOnFullDisk({ build })).toMatchObject({ passed: true });
  },
);
it('a flood of sign-ins keeps neither quotes nor the administrator waiting', async () => {
  const size = { addresses: 100, attempts: 3, restMs: 2000 };
  const finding = await floodSignIn({ build, ...size, mostSlower: 100, mostReadyMs: 10_000 });
  expect(finding).toMatchObject({ passed: true });
});
