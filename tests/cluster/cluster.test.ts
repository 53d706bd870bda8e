import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer } from '#server/testing/built-server';
import type { BuiltServer } from '#server/testing/built-server';
import { postgresPrograms } from '#server/testing/postgres-server';
import { weatherStorm } from './storm';
import { noTrouble } from './troubles';

/** Like `npm run test:cluster` at full size, with enough time for a busy machine. */
const SIZE = { quotes: 40, seconds: 4, pictures: 2, killEveryMs: 1200, mailMs: 10_000 };

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

describe.skipIf((await postgresPrograms()) === undefined)('with PostgreSQL installed', () => {
  let server: BuiltServer;

  beforeAll(async () => {
    server = await buildServer();
  });

  afterAll(() => server.remove());

  it('two processes lose and repeat nothing while one of them is killed', async () => {
    const build = dirname(dirname(server.main));
    const storm = { name: 'kill -9', seed: 20_260_501, build, trouble: noTrouble };
    expect(await weatherStorm({ ...storm, ...SIZE })).toMatchObject({ passed: true });
  });
});
