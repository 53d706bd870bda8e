import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { buildServer, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { postgresPrograms, startPostgres } from '#server/testing/servers/postgres-server';
import type { PostgresServer } from '#server/testing/servers/postgres-server';
import { quoteBody } from '#server/testing/requests/quote-body';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { readCompose, readRepositoryFile } from './compose-file';

const programs = await postgresPrograms();
const run = promisify(execFile);

/** What deploy/compose.cluster.yaml asks for. */
const SETTINGS: Readonly<Record<string, string>> = {
  SITE_ADDRESS: 'rooms.example',
  OBJECTS_ADDRESS: 'files.example',
  DATABASE_PASSWORD: 'sesame',
  OBJECTS_KEY: 'us',
  OBJECTS_SECRET: 'sesame',
  ADMIN_PASSWORD: 'a test password',
  MAIL_URL: 'smtp://127.0.0.1:1',
};

const NEXT_SCRIPT = 'index-3c4d.js';

/** As compose does: `${NAME:?what it is}`. */
function filledIn(value: string): string {
  return value.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_whole, name: string) => {
    const setting = SETTINGS[name];
    if (setting === undefined) throw new Error(`Nobody has set ${name}.`);
    return setting;
  });
}

describe.skipIf(programs === undefined)('the processes of deploy/compose.cluster.yaml', () => {
  let postgres: PostgresServer;
  let built: BuiltServer;
  let next: BuiltServer;
  beforeAll(async () => {
    [postgres, built] = await Promise.all([startPostgres(programs ?? ''), buildServer()]);
    next = await nextBuild(built);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([postgres.close(), built.remove(), next.remove()]);
  });

  it(
    'are migrated for, become healthy, answer for each other, of two builds too, and lose nothing with one of them',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const { services } = await readCompose('deploy/compose.cluster.yaml');
      const store = await openS3Server();
      onTestFinished(() => store.close());
      const environmentOf = (name: string) => {
        const { environment = {} } = services[name] ?? {};
        const set = Object.entries(environment).flatMap(([variable, value]) =>
          value === null ? [] : [[variable, filledIn(value)] as const],
        );
        // The engines are at other addresses here, and have other keys.
        const here = new Map(Object.entries(store.environment)).set(
          'DATABASE_URL',
          postgres.url('rooms'),
        );
        return Object.fromEntries(
          set.map(([variable, value]) => [variable, here.get(variable) ?? value]),
        );
      };
      await postgres.query('postgres', 'create database rooms');
      const [program = '', , ...command] = services['migrate']?.command ?? [];
      expect(program).toBe('node');
      const migrating = startServer(built.main, environmentOf('migrate'), command);
      expect([await migrating.ended, migrating.output().stdout]).toEqual([
        0,
        expect.stringMatching(/^The database is now ready for this version: 0001-stores/),
      ]);

      const start = async (name: string, { main }: BuiltServer) => {
        const DATA_DIR = await temporaryFolder();
        const server = startServer(main, { ...environmentOf(name), DATA_DIR });
        return { ...server, at: (await server.address()) ?? server.output().stderr };
      };
      const one = await start('web-1', built);
      const other = await start('web-2', next);
      for (const { at } of [one, other]) {
        await expectHealthy(at);
        for (const script of ['index-1a2b.js', NEXT_SCRIPT]) {
          expect([script, (await fetch(`${at}/assets/${script}`)).status]).toEqual([script, 200]);
        }
      }

      const key = randomUUID();
      const send = async (at: string) => {
        const answer = await fetch(`${at}/api/room-configurations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(quoteBody()),
        });
        return [answer.status, await answer.json()];
      };
      const receipt = await send(one.at);
      expect(receipt[0]).toBe(201);
      one.process.kill('SIGKILL');
      await one.ended;
      const again = await send(other.at);
      expect(again[1]).toEqual(receipt[1]);
      await expectHealthy(other.at);
    },
  );
});

/** A later build beside it, with a script of its own. */
async function nextBuild({ main }: BuiltServer): Promise<BuiltServer> {
  const first = dirname(dirname(main));
  const folder = await mkdtemp(`${first}-next-`);
  await cp(first, folder, { recursive: true });
  await writeFile(join(folder, 'client/assets', NEXT_SCRIPT), '// next');
  return {
    main: join(folder, 'server/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** By the image's own check, which says so by how it exits. */
async function expectHealthy(address: string): Promise<void> {
  const [, check = '[]'] =
    /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(await readRepositoryFile('deploy/Dockerfile')) ?? [];
  const [program = '', flag = '', script = ''] = JSON.parse(check) as string[];
  const { origin } = new URL(address);
  await run(program, [flag, script.replace('http://127.0.0.1:3000', origin)]);
}
