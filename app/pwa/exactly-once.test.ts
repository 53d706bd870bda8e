import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendQuote } from '#app/api/send-quote';
import type { Locks } from '#app/offline/locks';
import type { Send } from '#app/offline/send-outcome';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { noLocks } from '#app/offline/testing/shared-locks';
import { Phone, type Act } from './testing/phone';
import { FATES } from './testing/quote-server';

const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 6 });
const which = fc.nat(5);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('enqueue' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('drain' as const),
        tab: fc.nat(2),
        fates,
        hurry: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('drain in every tab' as const), fates }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('delete', 'retry', 'edit'), which }),
    },
    {
      weight: 2,
      // Clocks of phones jump, backwards too.
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.integer({ min: -86_400_000, max: 7_200_000 }),
      }),
    },
  ),
  { maxLength: 14 },
);

/** Whatever happens: every wish that was not taken back is stored once, and none is stored twice. */
function exactlyOnce(parts: { send: Send; locks?: Locks }) {
  return fc.asyncProperty(acts, async (story) => {
    await freshDatabase();
    const phone = new Phone(parts);
    vi.stubGlobal('fetch', phone.server.fetch);
    for (const act of story) {
      await phone.act(act);
      await nothingIsLost(phone);
    }
    await phone.settle();
    await everyWishHasArrived(phone);
    expect(phone.server.overlaps).toBe(0);
  });
}

async function nothingIsLost(phone: Phone) {
  const items = new Map((await phone.items()).map((item) => [item.id, item]));
  for (const { ids, deleted } of phone.wishes) {
    const item = items.get(ids.at(-1) ?? '');
    expect(item === undefined).toBe(deleted);
    if (item?.state !== 'received') continue;
    expect(phone.server.rows.has(item.id)).toBe(true);
    for (const contact of [aQuote.name, aQuote.email, aQuote.phone, 'Corrected Homeowner']) {
      expect(JSON.stringify(item)).not.toContain(contact);
    }
  }
  expect(items.size).toBe(phone.wishes.filter(({ deleted }) => !deleted).length);
}

async function everyWishHasArrived(phone: Phone) {
  await nothingIsLost(phone);
  for (const { ids, deleted } of phone.wishes) {
    const stored = ids.filter((id) => phone.server.rows.has(id)).length;
    if (!deleted) expect(stored).toBe(1);
    expect(stored).toBeLessThanOrEqual(1);
  }
  for (const { state } of await phone.items()) expect(state).toBe('received');
}

beforeEach(() => {
  // A dead tab's timers never fire; the database of the tests works with setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a quote request', () => {
  it('arrives exactly once, whatever network, tabs, clock and server do', async () => {
    const story = exactlyOnce({ send: sendQuote });
    await expect(fc.assert(story, { numRuns: 200 })).resolves.toBeUndefined();
  }, 60_000);
});

async function fails(parts: { send: Send; locks?: Locks }) {
  const { failed } = await fc.check(exactlyOnce(parts), { numRuns: 200, endOnFailure: true });
  return failed;
}

const trusting: Send = async ({ id, body }) => {
  const response = await fetch('/api/room-configurations', {
    method: 'POST',
    headers: { 'idempotency-key': id },
    body: JSON.stringify(body),
  });
  if (response.ok) return { kind: 'received', receipt: aReceipt(id) };
  return { kind: 'retry', reason: 'server' };
};

const forgetful: Send = async ({ id, body }) => {
  const key = crypto.randomUUID();
  const outcome = await sendQuote({ id: key, body });
  return outcome.kind === 'received' ? { kind: 'received', receipt: aReceipt(id) } : outcome;
};

describe('the story above fails', () => {
  it('without the lock', async () => {
    expect(await fails({ send: sendQuote, locks: noLocks })).toBe(true);
  }, 60_000);

  it('when any 200 counts as received', async () => {
    expect(await fails({ send: trusting })).toBe(true);
  }, 60_000);

  it('when every attempt has a key of its own', async () => {
    expect(await fails({ send: forgetful })).toBe(true);
  }, 60_000);
});
