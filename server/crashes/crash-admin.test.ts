import { randomUUID } from 'node:crypto';
import * as nodeDisk from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { buildServer, firstPassword, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { dearerPricing, quoteBody } from '#server/testing/requests/quote-body';
import { temporaryFolder } from '#server/testing/temporary-folder';

const KILLS = 4;

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

afterAll(() => built.remove());

/**
 * A server process with the administrator signed in. Calls interrupted by its death return undefined.
 */
async function open(folder: string) {
  const environment = {
    DATA_DIR: folder,
    SAMPLES: 'off',
    ...firstPassword(folder, 'a test password'),
  };
  const server = startServer(built.main, environment);
  const origin = await server.address();
  if (origin === undefined) throw new Error(server.output().stderr);
  let cookie = '';
  const call = (method: string, path: string, body?: object, headers: object = {}) =>
    fetch(origin + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
  const login = await call('POST', '/api/auth/login', { password: 'a test password' });
  cookie = login?.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    call,
    async kill() {
      server.process.kill('SIGKILL');
      await server.ended;
    },
  };
}

type Admin = Awaited<ReturnType<typeof open>>;

/** Saves one price after another until the server is gone; records each acknowledged one. */
async function saveUntilGone({ call }: Admin, saved: number[]): Promise<void> {
  for (let more = (saved.at(-1) ?? 0) + 1; ; more += 1) {
    const answer = await call('PUT', '/api/pricing', dearerPricing(more));
    if (answer === undefined) return;
    expect(answer.status).toBe(200);
    saved.push(more);
  }
}

/** Deletes requests until the server is gone; records each acknowledged one. */
async function deleteUntilGone({ call }: Admin, ids: string[], deleted: Set<string>) {
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const answer = await call('DELETE', `/api/room-configurations/${id}`);
    if (answer === undefined) return;
    expect(answer.status).toBe(204);
    deleted.add(id);
  }
}

it(
  'killed with SIGKILL while prices are saved and requests deleted, it has done each completely or not at all',
  { tags: 'long', timeout: 120_000 },
  async () => {
    const folder = await temporaryFolder();
    const first = await open(folder);
    const all = Array.from({ length: 24 }, () => randomUUID());
    for (const id of all) {
      // Different homeowners, because each gets at most five mails a day.
      const body = quoteBody({ email: `${id}@example.com` });
      const sent = await first.call('POST', '/api/room-configurations', body, {
        'idempotency-key': id,
      });
      expect(sent?.status).toBe(201);
    }
    await first.kill();

    const saved: number[] = [];
    const deleted = new Set<string>();
    const left = [...all];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const admin = await open(folder);
      const share = left.splice(0, all.length / KILLS);
      const work = [saveUntilGone(admin, saved), deleteUntilGone(admin, share, deleted)];
      await sleep(25 + 40 * kill);
      await admin.kill();
      await Promise.all(work);

      const document = await readStoredDocument(folder, nodeDisk);
      // Version 1 is the starter; a save that was in progress when the server died may be there, but only
      // complete.
      const amounts = document.pricingVersions.map(({ pricing }) => pricing);
      const latest = saved.at(-1) ?? 0;
      expect([dearerPricing(latest), dearerPricing(latest + 1)]).toContainEqual(amounts.at(-1));
      expect(document.pricingVersions.map(({ version }) => version)).toEqual(
        amounts.map((_, index) => index + 1),
      );
      const stored = new Set(document.roomConfigurations.map(({ id }) => id));
      expect([...deleted].filter((id) => stored.has(id))).toEqual([]);
      // No mail outlives its request.
      expect(document.mailQueue.filter(({ requestId }) => !stored.has(requestId))).toEqual([]);
    }

    const last = await open(folder);
    await vi.waitFor(
      async () => {
        const { roomConfigurations, mailQueue } = await readStoredDocument(folder, nodeDisk);
        expect(mailQueue.filter(({ state }) => state !== 'kept')).toEqual([]);
        const files = roomConfigurations.flatMap(({ id }) => [
          `quote-${id}-company.eml`,
          `quote-${id}-homeowner.eml`,
        ]);
        expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(files.toSorted());
      },
      { timeout: 20_000 },
    );
    await last.kill();
    expect(saved.length).toBeGreaterThan(0);
    expect(deleted.size).toBeGreaterThan(0);
  },
);
