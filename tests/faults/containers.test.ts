import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { fillDiskWithPhotos, mayMount, startOnFullDisk } from './disk/full-disk';
import { mayUnshare, startTwoServers } from './two-servers';

/** As in `server.test.ts`. These mostly wait, so they have a file of their own and run beside the others. */
const SEED = 20_260_501;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: BuiltServer;
let build: string;

beforeAll(async () => {
  server = await buildServer();
  build = dirname(dirname(server.main));
});

afterAll(() => server.remove());

it.runIf(await mayUnshare())(
  'two servers in two containers with one host name lose no acknowledged quote',
  { tags: 'long', timeout: 120_000 },
  async () => {
    const container = { namespaces: 'two', hostNames: 'same' } as const;
    const combinations = [
      { ...container, fate: 'none' },
      { ...container, fate: 'pause' },
    ] as const;
    const finding = await startTwoServers({ seed: SEED, build, combinations });
    expect(finding).toMatchObject({ passed: true });
  },
);

it.runIf(mayMount())(
  'a server starts on a full disk, and stores again when there is room',
  async () => {
    expect(await startOnFullDisk({ build })).toMatchObject({ passed: true });
  },
);

it.runIf(mayMount())(
  'a disk that photos fill has room for 100 quotes',
  { tags: 'long', timeout: 120_000 },
  async () => {
    expect(await fillDiskWithPhotos({ build, quotes: 100 })).toMatchObject({ passed: true });
  },
);
