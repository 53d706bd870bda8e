import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from '#app/api/send-request';
import type { Locks } from '#app/offline/coordination/locks';
import type { Send } from '#app/offline/sending/drain';
import { aReceipt } from '#app/offline/testing/quotes';
import { Channel } from './model/channel';
import { histories } from './model/commands';
import { BrokenRule, Oracle } from './model/oracle';
import { fillStorage, ownDatabase } from './model/own-database';
import { Phone, type Parts } from './model/phone';
import { loadProgram, type Program } from './model/program';

/** `OUTBOX_SEED=7 OUTBOX_RUNS=5000 npx vitest run tests/outbox` tries other histories, or more. */
const FIXED_SEED = 20_261_121;
const RANDOM_SEED = Number(process.env['OUTBOX_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? 500);
/** Longer than any accepted Retry-After, any sleep, and any clock error. */
const LONG_ENOUGH_MS = 3 * 86_400_000;

const programs: Program[] = [];

beforeAll(async () => {
  ownDatabase();
  vi.stubGlobal('BroadcastChannel', Channel);
  // Three tabs and the worker that send, and one that is only looked at.
  for (let index = 0; index < 5; index += 1) programs.push(await loadProgram());
});

beforeEach(() => {
  // The tests' database uses setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 20) });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Whatever happens, every request that was saved and not withdrawn is stored once, and the phone tells
 * the truth.
 */
const exactlyOnce = (parts: Parts) =>
  fc.asyncProperty(histories, async (history) => {
    const oracle = new Oracle();
    const phone = await Phone.create(programs, parts, oracle);
    await fc.asyncModelRun(() => ({ model: oracle, real: phone }), history);
    await settle(phone, oracle);
    oracle.judge(phone.server.rows);
  });

/** The storm is over: there is space and signal, and the homeowner resends anything that was refused. */
async function settle(phone: Phone, oracle: Oracle) {
  fillStorage(false);
  await phone.wake();
  oracle.roundBroken();
  for (const { id, state } of await phone.items()) {
    if (state !== 'attention') continue;
    oracle.retrying(id);
    await phone.tab(0).program.retryNow(id);
  }
  vi.setSystemTime(Date.now() + LONG_ENOUGH_MS);
  const [end] = await phone.drain([0], false, []);
  expect(end).toEqual({ how: 'done', value: { remaining: 0, nextDueAt: null } });
  oracle.roundDone(new Set());
  const items = await phone.items();
  oracle.look(items);
  expect(items.filter(({ state }) => state !== 'received')).toEqual([]);
}

const ours: Parts = { send: () => sendRequest };

describe('a request', () => {
  it.each([
    ['fixed', FIXED_SEED],
    ['random', RANDOM_SEED],
  ])(
    'arrives exactly once and is shown as it is, whatever happens: %s seed %i',
    { tags: 'long', timeout: 120_000 },
    async (_, seed) => {
      const run = fc.assert(exactlyOnce(ours), { numRuns: RUNS, seed });
      await expect(run).resolves.toBeUndefined();
    },
  );
});

/** Which rule the outbox breaks without a part it depends on; null when nothing fails. */
async function brokenRule(parts: Parts): Promise<string | null> {
  const run = { numRuns: 300, seed: FIXED_SEED, endOnFailure: true };
  const { errorInstance } = await fc.check(exactlyOnce(parts), run);
  return errorInstance instanceof BrokenRule ? errorInstance.message : null;
}

/** No lock at all. */
const noLocks: Locks = { request: (_name, work) => work(new AbortController().signal) };

/** Like a queue that removes an entry, sends it, and puts it back after a failure. */
const deletingFirst =
  ({ inTransaction }: Program): Send =>
  async (entry) => {
    const row = await inTransaction('outbox', 'readwrite', async (store) => {
      const found = await store.get(entry.id);
      await store.delete(entry.id);
      return found;
    });
    const outcome = await sendRequest(entry);
    await inTransaction('outbox', 'readwrite', (store) => store.put(row));
    return outcome;
  };

/** A new key for every attempt. */
const forgetful: Send = async ({ id, ...entry }) => {
  const outcome = await sendRequest({ ...entry, id: crypto.randomUUID() });
  if (outcome.kind !== 'received') return outcome;
  return { ...outcome, receipt: { ...outcome.receipt, id } };
};

/** Treats any response with a success status as a receipt. */
const trusting: Send = async (entry) => {
  const outcome = await sendRequest(entry);
  if (outcome.kind !== 'retry' || outcome.status !== 200) return outcome;
  return { kind: 'received', receipt: aReceipt(entry.id) };
};

describe('the same histories break a rule', () => {
  it('without the lock', async () => {
    const rule = await brokenRule({ ...ours, locks: noLocks });
    expect(rule).toBe('one sender at a time');
  }, 60_000);

  it('when an entry is deleted before it is sent', async () => {
    expect(await brokenRule({ send: deletingFirst })).toBe('what is saved is not lost');
  }, 60_000);

  it('when every attempt has a key of its own', async () => {
    expect(await brokenRule({ send: () => forgetful })).toBe('a request leaves under its own id');
  }, 60_000);

  it('when any good status counts as received', async () => {
    expect(await brokenRule({ send: () => trusting })).toMatch(/^the phone shows the truth/);
  }, 60_000);
});
