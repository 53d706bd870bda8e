import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { billOverKills } from './billed-server';
import { killServer } from './killed-server';
import { floodSignIn } from './sign-in-flood';
import { sendSlowHeaders } from './slow-headers';
import { stopServer } from './stopped-server';

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

it('kill -9 leaves invoices without gaps, doubles and wrong sums', { tags: 'long' }, async () => {
  const finding = await billOverKills({ seed: SEED, build, orders: 12, kills: 2 });
  expect(finding).toMatchObject({ passed: true });
});

it('SIGTERM under load loses no acknowledged quote and ends in time', async () => {
  expect(await stopServer({ seed: SEED, build, stops: 1 })).toMatchObject({ passed: true });
});

it(
  'connections with slow headers are cut while the server answers others',
  { tags: 'long' },
  async () => {
    const finding = await sendSlowHeaders({ build, connections: 50, mostHealthMs: 1000 });
    expect(finding).toMatchObject({ passed: true });
  },
);

it(
  'a flood of sign-ins keeps neither quotes nor the administrator waiting',
  { tags: 'long' },
  async () => {
    const size = { addresses: 100, attempts: 3, restMs: 2000 };
    const finding = await floodSignIn({ build, ...size, mostSlower: 100, mostReadyMs: 10_000 });
    expect(finding).toMatchObject({ passed: true });
  },
);
