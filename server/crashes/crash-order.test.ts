import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeDisk from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { deskOrderSchema } from '#domain/order/contracts/admin/order';
import { hashOfToken } from '#server/auth/follow-token';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { buildServer, firstPassword, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer, RunningServer } from '#server/testing/servers/built-server';
import { openMailServer } from '#server/testing/servers/mail-server';
import { PushService } from '#server/testing/servers/push-service';
import { MONDAY } from '#server/testing/requests/orders';
import { quoteBody } from '#server/testing/requests/quote-body';
import { temporaryFolder } from '#server/testing/temporary-folder';

const PATIENT = { timeout: 30_000, interval: 100 };

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

afterAll(() => built.remove());

/** A server that is killed again and again, and whoever talks to it until there is an answer. */
class KilledServer {
  #running: RunningServer | undefined;
  #cookie = '';
  kills = 0;

  constructor(
    readonly folder: string,
    readonly mailUrl: string,
    readonly pushServices: string,
  ) {}

  /** Sends a call under one key, kills the server while it is under way, and sends it again. */
  async callAndKill(path: string, body: object, method = 'POST'): Promise<unknown> {
    const key = randomUUID();
    await this.#ready();
    const lost = this.#send(path, { body, key, method }).catch(() => undefined);
    // At another moment of its work each time.
    await sleep(this.kills % 7);
    await this.kill();
    await lost;
    return this.call(path, body, { key, method });
  }

  /** Sends a call until it is answered. */
  async call(
    path: string,
    body?: object,
    { key = randomUUID(), method = body ? 'POST' : 'GET' } = {},
  ): Promise<unknown> {
    const response = await this.#send(path, { body, key, method });
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(answer)}`);
    return answer;
  }

  async kill(): Promise<void> {
    const running = await this.#server();
    running.process.kill('SIGKILL');
    await running.ended;
    this.#running = undefined;
    this.kills += 1;
  }

  async #send(
    path: string,
    { body, key, method }: { body?: object | undefined; key: string; method: string },
  ) {
    const address = await this.#ready();
    return fetch(`${address}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        cookie: this.#cookie,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** The address of the running server, in which the administrator is signed in. */
  async #ready(): Promise<string> {
    const address = (await (await this.#server()).address()) ?? '';
    if (this.#cookie === '') await this.#signIn(address);
    return address;
  }

  async #signIn(address: string): Promise<void> {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a test password' }),
    });
    this.#cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }

  async #server(): Promise<RunningServer> {
    this.#running ??= startServer(built.main, {
      DATA_DIR: this.folder,
      ...firstPassword(this.folder, 'a test password'),
      SAMPLES: 'off',
      MAIL_URL: this.mailUrl,
      PUSH_SERVICES: this.pushServices,
      PUBLIC_URL: 'https://rooms.example',
    });
    return this.#running;
  }
}

it('comes from the request to the order although the server is killed at every step', { tags: 'long', timeout: 240_000 }, async () => {
  const mail = await openMailServer();
  const pushes = await PushService.open();
  onTestFinished(() => pushes.close());
  const server = new KilledServer(await temporaryFolder(), mail.url, pushes.origin);
  const token = randomBytes(16).toString('base64url');
  const { id } = (await server.callAndKill('/room-configurations', {
    ...quoteBody(),
    followHash: hashOfToken(token),
  })) as { id: string };
  const path = `/room-configurations/${id}/order`;
  const desk = async () => deskOrderSchema.parse(await server.call(path));
  const decide = async (action: object) =>
    server.callAndKill(`${path}/actions`, { over: (await desk()).number, action });
  const act = (action: object) => server.callAndKill('/follow/actions', { token, action });
  const sendQuote = async () => {
    const { fresh } = await desk();
    await server.call(`${path}/quote`, { over: 0, content: fresh }, { method: 'PUT' });
    const over = (await desk()).draft?.revision;
    await server.callAndKill(`${path}/quote/send`, { over });
    return (await desk()).follow.quotes.at(-1)?.hash;
  };

  await server.callAndKill('/follow/push', { token, ...pushes.subscribe('phone') });

  await decide({ kind: 'times-offered', times: [MONDAY], text: '' });
  await act({ kind: 'time-chosen', ...MONDAY });
  await act({ kind: 'asked', text: 'Where do you park?' });
  const question = (await desk()).follow.questions[0]?.id;
  await decide({ kind: 'answered', question, text: 'On the drive.' });
  await decide({ kind: 'visit-held' });
  await sendQuote();
  const hash = await sendQuote();
  await act({ kind: 'accepted', version: 2, hash, name: 'A. Buyer' });
  for (const to of ['workshop', 'site', 'handed-over']) {
    const before = pushes.received.length;
    pushes.answers = false;
    await decide({ kind: 'moved-on', to });
    // Killed once more while its push is under way, unless the first kill has met that moment.
    await vi.waitFor(async () => {
      const { pushDevices } = await readStoredDocument(server.folder, nodeDisk);
      expect(pushes.received.length > before || pushDevices[0]?.due === null).toBe(true);
    }, PATIENT);
    await server.kill();
    pushes.answers = true;
  }

  const { events, follow } = await desk();
  expect(follow).toMatchObject({ stage: 'handed-over', waitsFor: null });
  expect(events.map(({ what }) => what.kind)).toEqual([
    'times-offered',
    'time-chosen',
    'asked',
    'answered',
    'visit-held',
    'quote-sent',
    'quote-sent',
    'accepted',
    'moved-on',
    'moved-on',
    'moved-on',
  ]);
  expect(server.kills).toBe(16);
  await vi.waitFor(
    async () => {
      const { mailQueue, pushDevices } = await readStoredDocument(server.folder, nodeDisk);
      expect(mailQueue.filter(({ state }) => state !== 'unclear')).toEqual([]);
      expect(pushDevices).toMatchObject([{ due: null }]);
    },
    PATIENT,
  );
  // Each mail at most once, and what did not arrive is known to be unclear.
  const arrived = mail.received.map(({ email }) => email.messageId ?? '');
  expect(new Set(arrived).size).toBe(arrived.length);
  const { mailQueue } = await readStoredDocument(server.folder, nodeDisk);
  const expected = events.flatMap((event) => event.mails.map(({ to }) => `event-${event.id}-${to}`));
  const unclear = mailQueue.map((one) => one.id);
  const lost = expected.filter(
    (one) => !arrived.includes(`<${one}@example.com>`) && !unclear.includes(one),
  );
  expect(lost).toEqual([]);
  // Each push at most once; the newest event of a moment takes the place of those before it. No two of these events
  // have the same words.
  const told = pushes.received.map(({ message }) => message.notification.title);
  expect(new Set(told).size).toBe(told.length);
  expect(told.length).toBeGreaterThan(0);
}); // oxfmt-ignore
