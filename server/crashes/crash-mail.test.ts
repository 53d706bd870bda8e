import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as nodeDisk from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { buildServer, firstPassword, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { openMailServer } from '#server/testing/servers/mail-server';
import type { MailServer } from '#server/testing/servers/mail-server';
import { quoteBody } from '#server/testing/requests/quote-body';
import { temporaryFolder } from '#server/testing/temporary-folder';

const KILLS = 4;

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

afterAll(() => built.remove());

function start(folder: string, mailUrl: string) {
  return startServer(built.main, {
    DATA_DIR: folder,
    ...firstPassword(folder, 'a test password'),
    SAMPLES: 'off',
    MAIL_URL: mailUrl,
  });
}

/** Sends quotes until the server is gone; repeats each until it is acknowledged, as a phone does. */
async function sendUntilGone(address: string, pending: Set<string>, acknowledged: Set<string>) {
  for (;;) {
    const [id = randomUUID()] = pending;
    pending.add(id);
    const response = await fetch(`${address}/api/room-configurations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      // Different homeowners, because each gets at most five mails a day.
      body: JSON.stringify(quoteBody({ email: `${id}@example.com` })),
    }).catch(() => undefined);
    if (response === undefined) return;
    if (response.status !== 201) throw new Error(`${response.status}`);
    pending.delete(id);
    acknowledged.add(id);
    // As fast as messages are sent, so that some are on their way when the server is killed.
    await sleep(40);
  }
}

/** Kills the server again and again in the middle of its work, then lets it finish. */
async function killAndFinish(folder: string, mailUrl: string): Promise<Set<string>> {
  const pending = new Set<string>();
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = start(folder, mailUrl);
    const before = acknowledged.size;
    const load = sendUntilGone((await server.address()) ?? '', pending, acknowledged);
    // Once it is busy, however slow the machine, and at a different moment each time.
    const isAtWork = () => expect(acknowledged.size).toBeGreaterThan(before + 1);
    await vi.waitFor(isAtWork, { timeout: 20_000, interval: 5 });
    await sleep(130 * kill);
    server.process.kill('SIGKILL');
    await load;
    await server.ended;
  }
  const server = start(folder, mailUrl);
  await server.address();
  await vi.waitFor(
    async () => {
      const { mailQueue } = await readStoredDocument(folder, nodeDisk);
      const underWay = mailQueue.filter(({ state }) => /waiting|handing-over/.test(state));
      expect(underWay).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return acknowledged;
}

function idsOf({ received }: MailServer): string[] {
  return received.map(({ email }) => email.messageId ?? '');
}

/** Of the two messages of each quote request. */
function mailIdsOf(requests: Iterable<string>): string[] {
  return [...requests].flatMap((id) => [`quote-${id}-company`, `quote-${id}-homeowner`]);
}

describe('after kill -9 in the middle of its work the server', { timeout: 90_000 }, () => {
  it(
    'has sent each message at most once, and knows which ones are uncertain',
    { tags: 'long' },
    async () => {
      const folder = await temporaryFolder();
      const mail = await openMailServer();
      const acknowledged = await killAndFinish(folder, mail.url);
      const { roomConfigurations, mailQueue } = await readStoredDocument(folder, nodeDisk);
      const rows = new Set(roomConfigurations.map(({ id }) => id));
      expect([...acknowledged].filter((id) => !rows.has(id))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(KILLS);
      const received = idsOf(mail);
      expect(new Set(received).size).toBe(received.length);
      const arrived = new Set(received);
      const left = new Set(mailQueue.map(({ id }) => id));
      // Two messages per row, in the same write: each has arrived, or is known to be unclear.
      const lost = mailIdsOf(rows).filter(
        (id) => !left.has(id) && !arrived.has(`<${id}@example.com>`),
      );
      expect(lost).toEqual([]);
      expect(mailQueue.filter(({ requestId }) => !rows.has(requestId))).toEqual([]);
      expect(mailQueue.filter(({ state }) => state !== 'unclear')).toEqual([]);
      // At most the one message that each kill interrupted.
      expect(mailQueue.length).toBeLessThanOrEqual(KILLS);
    },
  );

  it('has kept every message in one file, and left no partial ones', { tags: 'long' }, async () => {
    const folder = await temporaryFolder();
    await killAndFinish(folder, '');
    const { roomConfigurations, mailQueue } = await readStoredDocument(folder, nodeDisk);
    const ids = mailIdsOf(roomConfigurations.map(({ id }) => id));
    expect(mailQueue.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(mailQueue.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(
      ids.map((id) => `${id}.eml`).toSorted(),
    );
  });
});
