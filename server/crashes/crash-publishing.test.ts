import { afterAll, beforeAll, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { ADMIN_PASSWORD } from '#server/testing/admin';
import {
  buildServer,
  firstPassword,
  startServer,
  type BuiltServer,
} from '#server/testing/servers/built-server';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

let server: BuiltServer;
beforeAll(async () => void (server = await buildServer()), 120_000);
afterAll(() => server.remove());

/** Saves while no server runs: the next start publishes it. */
async function save(folder: string, phone: string, blurb: string) {
  const { services } = await openTestApp({ folder });
  const over = (await services.contents.current('facts'))?.version ?? 0;
  const company = { ...STARTER_FACTS.company, phone, blurb };
  const value = { ...STARTER_FACTS, company };
  await services.contents.save({ name: 'facts', value, by: 'Owner', note: '', over });
  await services.close();
}

const start = (folder: string) =>
  startServer(server.main, { DATA_DIR: folder, ...firstPassword(folder, ADMIN_PASSWORD) });

const says = async (address: string | undefined, path: string) =>
  (await fetch(`${address}${path}`)).text();

it('shows whole pages after it was killed with one of them written', async () => {
  const folder = await temporaryFolder();
  await save(folder, '01604 111111', 'Garden rooms');
  const first = start(folder);
  const address = await first.address();
  expect(first.output().stderr).toBe('');
  expect(await (await fetch(`${address}/`)).text()).toContain('01604 111111');
  first.process.kill('SIGKILL');
  await first.ended;

  await save(folder, '01604 222222', 'kill');
  const killed = start(folder);
  expect(await killed.address()).toBeUndefined();

  await save(folder, '01604 333333', 'fail');
  const old = await start(folder).address();
  for (const path of ['/', '/pricing'])
    expect(await (await fetch(old + path)).text()).toContain('01604 111111');
}, 120_000);

it('shows new pages and earlier ones after it was killed between them, and then finishes', async () => {
  const folder = await temporaryFolder();
  await save(folder, '01604 111111', 'Garden rooms');
  const first = start(folder);
  await first.address();
  first.process.kill('SIGKILL');
  await first.ended;

  await save(folder, '01604 222222', 'later: kill');
  await start(folder).ended;

  await save(folder, '01604 333333', 'fail');
  const second = start(folder);
  const between = await second.address();
  expect(await says(between, '/')).toContain('01604 222222');
  expect(await says(between, '/pricing')).toContain('01604 111111');
  second.process.kill('SIGKILL');
  await second.ended;

  await save(folder, '01604 444444', 'Garden rooms');
  const finished = await start(folder).address();
  for (const path of ['/', '/pricing'])
    expect(await says(finished, path)).toContain('01604 444444');
}, 120_000);
