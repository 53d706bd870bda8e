import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '#app/offline/outbox/delete-entry';
import type { ReceiptOf } from '#domain/order/contracts/requests/request-kinds';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { createDrain, type DrainDependencies, type Send } from './drain';
import { enqueue } from '#app/offline/outbox/enqueue';
import { listEntries } from '#app/offline/outbox/list-entries';
import { contextLocks } from '#app/offline/coordination/locks';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';
import { readFollowed } from '#app/offline/followed/read-followed';
import { anAction, aView, TOKEN } from '#app/offline/testing/followed';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { noLocks, sharedLocks } from '#app/offline/testing/shared-locks';

const MINUTE = 60_000;
let clock = 0;

beforeEach(async () => {
  await freshDatabase();
  // A little later than any entry in the test.
  clock = Date.now() + 1000;
});

/** Entries with distinct ages, so that "oldest first" is unambiguous. */
async function enqueueInOrder(count: number) {
  const entries = [];
  for (let age = count; age > 0; age -= 1) {
    const entry = { ...(await enqueue('quote', aQuote)), createdAt: clock - age * 1000 };
    await plantRow('outbox', entry);
    entries.push(entry);
  }
  return entries.map(({ id }) => id);
}

type Outcome = SendOutcome<ReceiptOf>;

function drainWith(
  answer: (id: string, attempt: number) => Outcome | Promise<Outcome>,
  overrides: Partial<DrainDependencies> = {},
) {
  const sent: string[] = [];
  const drain = createDrain({
    send: async ({ id }) => {
      sent.push(id);
      return answer(id, sent.filter((other) => other === id).length);
    },
    now: () => clock,
    random: () => 0.5,
    locks: sharedLocks(),
    ...overrides,
  });
  return { sent, drain: (hurry = false) => drain({ hurry }) };
}

const received = (id: string): Outcome => ({ kind: 'received', receipt: aReceipt(id) });
const refused: Outcome = {
  kind: 'refused',
  status: 422,
  error: { error: 'No such size', code: 'invalid', fields: { shellSizeId: 'No such size' } },
};
const failed = (
  reason: 'network' | 'timeout' | 'server' | 'busy' | 'not-ours',
  retryAfterMs?: number,
): Outcome => ({ kind: 'retry', reason, retryAfterMs });

const statesById = async () =>
  Object.fromEntries((await listEntries()).map(({ id, state }) => [id, state]));

describe('drain', () => {
  it('sends what waits, oldest first and one at a time', async () => {
    const ids = await enqueueInOrder(3);
    let under_way = 0;
    const { drain, sent } = drainWith(async (id) => {
      under_way += 1;
      expect(under_way).toBe(1);
      // Reading the database lets any other sender run.
      await listEntries();
      under_way -= 1;
      return received(id);
    });
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual(ids);
  });

  it('sends the stored body under the id as its key', async () => {
    const { id } = await enqueue('quote', aQuote);
    const send = vi.fn<Send>(async () => received(id));
    const { drain } = drainWith(() => refused, { send });
    await drain();
    expect(send).toHaveBeenCalledExactlyOnceWith({ id, kind: 'quote', body: aQuote });
  });

  it('shows an entry as being sent while it is', async () => {
    const { id } = await enqueue('quote', aQuote);
    const { drain } = drainWith(async () => {
      expect(await statesById()).toEqual({ [id]: 'sending' });
      return received(id);
    });
    await drain();
    expect(await statesById()).toEqual({ [id]: 'received' });
  });

  it('keeps the receipt and the configuration, and no contact details', async () => {
    const { id, summary } = await enqueue('quote', aQuote);
    const { drain } = drainWith(received);
    await drain();
    const row = await storedRow('outbox', id);
    expect(row).toMatchObject({
      state: 'received',
      receipt: aReceipt(id),
      receivedAt: clock,
      summary,
    });
    for (const detail of [aQuote.name, aQuote.email, aQuote.phone]) {
      expect(JSON.stringify(row)).not.toContain(detail);
    }
  });

  it.each(['network', 'timeout', 'server', 'busy', 'not-ours'] as const)(
    'keeps an entry waiting after "%s" and sends it another time',
    async (reason) => {
      const { id } = await enqueue('quote', aQuote);
      const { drain, sent } = drainWith((_id, attempt) =>
        attempt === 1 ? failed(reason) : received(id),
      );
      expect(await drain()).toEqual({ remaining: 1, nextDueAt: clock + 1000 });
      expect(await listEntries()).toMatchObject([
        { state: 'waiting', attempts: 1, lastProblem: { reason }, request: aQuote },
      ]);
      await drain();
      expect(sent).toHaveLength(1);
      clock += 1000;
      await drain();
      expect(await statesById()).toEqual({ [id]: 'received' });
    },
  );

  it('puts a refused entry before its owner, and the next one still leaves', async () => {
    const [first = '', second = ''] = await enqueueInOrder(2);
    const { drain, sent } = drainWith((id) => (id === first ? refused : received(id)));
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(await statesById()).toEqual({ [first]: 'attention', [second]: 'received' });
    await drain(true);
    expect(sent).toEqual([first, second]);
  });

  it('passes over rows that cannot be read', async () => {
    await plantRow('outbox', { id: 'a', state: 'waiting' });
    const { id } = await enqueue('quote', aQuote);
    const { drain } = drainWith(received);
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(await statesById()).toEqual({ a: 'attention', [id]: 'received' });
  });

  it('does not send what its owner has deleted meanwhile', async () => {
    const [first = '', second = ''] = await enqueueInOrder(2);
    const { drain, sent } = drainWith(async (id) => {
      await deleteEntry(second);
      return received(id);
    });
    expect(await drain()).toMatchObject({ remaining: 0 });
    expect(sent).toEqual([first]);
  });

  it('tries no other entry once there is no connection', async () => {
    const [first = ''] = await enqueueInOrder(3);
    const { drain, sent } = drainWith(() => failed('network'));
    expect(await drain()).toEqual({ remaining: 3, nextDueAt: clock + 1000 });
    expect(sent).toEqual([first]);
  });

  it.each(['timeout', 'server', 'busy', 'not-ours'] as const)(
    'goes on with the next entry after "%s"',
    async (reason) => {
      const ids = await enqueueInOrder(2);
      const { drain, sent } = drainWith((id) => (id === ids[0] ? failed(reason) : received(id)));
      await drain();
      expect(sent).toEqual(ids);
    },
  );

  it('does not let a sender that throws hold up the others', async () => {
    const ids = await enqueueInOrder(2);
    const { drain, sent } = drainWith((id) => {
      if (id === ids[0]) throw new Error('broken');
      return received(id);
    });
    expect(await drain()).toMatchObject({ remaining: 1 });
    expect(sent).toEqual(ids);
  });

  it('sends at once what only our own backoff holds, in a hurry, and starts it anew', async () => {
    const { id } = await enqueue('quote', aQuote);
    const { drain, sent } = drainWith(() => failed('network'));
    for (let round = 0; round < 6; round += 1) {
      clock += 5 * MINUTE;
      await drain();
    }
    await drain();
    expect(sent).toHaveLength(6);
    expect(await drain(true)).toEqual({ remaining: 1, nextDueAt: clock + 1000 });
    expect(sent).toHaveLength(7);
    expect(await statesById()).toEqual({ [id]: 'waiting' });
  });

  it('waits as long as the server asked, hurry or not', async () => {
    await enqueue('quote', aQuote);
    const { drain, sent } = drainWith(() => failed('busy', 10 * MINUTE));
    await drain();
    clock += 9 * MINUTE;
    expect(await drain(true)).toEqual({ remaining: 1, nextDueAt: clock + MINUTE });
    expect(sent).toHaveLength(1);
    clock += MINUTE;
    await drain();
    expect(sent).toHaveLength(2);
  });

  it('sends all that waits although the disk is full, and says so', async () => {
    const ids = await enqueueInOrder(2);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    });
    const { drain, sent } = drainWith(received);
    await expect(drain()).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(sent).toEqual(ids);
    put.mockRestore();
    // There is room again: the same keys bring the same receipts.
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual([...ids, ...ids]);
  });

  it('opens no store for writing where nothing is to be written', async () => {
    await enqueueInOrder(2);
    const { sent, drain } = drainWith(() => failed('server', MINUTE));
    await drain();
    expect(sent).toHaveLength(2);
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await drain(true)).toMatchObject({ remaining: 2 });
    expect(sent).toHaveLength(2);
    expect(begin).toHaveBeenCalled();
    expect(begin.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
    begin.mockRestore();
  });

  it('goes no further once the lock was taken from it', async () => {
    const ids = await enqueueInOrder(2);
    const lost = new AbortController();
    const { drain, sent } = drainWith(
      (id) => {
        lost.abort();
        return received(id);
      },
      { locks: { request: (_name, work) => work(lost.signal) } },
    );
    await drain();
    expect(sent).toEqual(ids.slice(0, 1));
  });

  it('writes a receipt down that comes after somebody else has taken over', async () => {
    const { id } = await enqueue('quote', aQuote);
    const { drain } = drainWith(async () => {
      const row = await storedRow('outbox', id);
      await plantRow('outbox', { ...(row as object), state: 'waiting' });
      return received(id);
    });
    await drain();
    expect(await statesById()).toEqual({ [id]: 'received' });
  });

  it('sends again, under the same key, what a sender died over', async () => {
    const { id } = await enqueue('quote', aQuote);
    const locks = sharedLocks();
    const dying = drainWith(() => new Promise<Outcome>(() => undefined), { locks });
    void dying.drain();
    await vi.waitFor(() => expect(dying.sent).toEqual([id]));
    expect(await statesById()).toEqual({ [id]: 'sending' });
    locks.killHolder();
    const next = drainWith(received, { locks });
    await next.drain();
    expect(next.sent).toEqual([id]);
    expect(await statesById()).toEqual({ [id]: 'received' });
  });
});

/** Two things done, one after the other. */
async function two() {
  const first = { ...(await enqueue('follow', anAction('asked'))), createdAt: clock - 2000 };
  const second = { ...(await enqueue('follow', anAction('withdrawn'))), createdAt: clock - 1000 };
  await plantRow('outbox', first);
  await plantRow('outbox', second);
  return [first.id, second.id] as const;
}

const followed = (id: string): Outcome => ({
  kind: 'received',
  receipt: { id, view: aView(3) },
});

describe('what is done on the page of a request', () => {
  it('goes behind the request it was written with, and waits while that is refused', async () => {
    const behind = anAction('asked');
    const quote = await enqueue('quote', aQuote, { followToken: TOKEN, behind });
    const [action = ''] = (await listEntries()).flatMap(({ id }) => (id === quote.id ? [] : [id]));
    const { drain, sent } = drainWith((id) => {
      if (id !== action) return sent.length === 1 ? refused : received(id);
      return { kind: 'received', receipt: { id, view: aView(1) } };
    });
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    await drain(true);
    expect(sent).toEqual([quote.id]);
    const corrected = await enqueue('quote', aQuote, { corrects: quote.id, followToken: TOKEN });
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual([quote.id, corrected.id, action]);
  });

  it('waits with the request it was written with for a connection', async () => {
    const quote = await enqueue('quote', aQuote, {
      followToken: TOKEN,
      behind: anAction('asked'),
    });
    const { drain, sent } = drainWith(() => failed('server'));
    expect(await drain()).toMatchObject({ remaining: 2 });
    expect(sent).toEqual([quote.id]);
  });

  it('goes in order: what comes later waits for what our server could not take', async () => {
    const [first, second] = await two();
    const quote = await enqueue('quote', aQuote);
    const { sent, drain } = drainWith((id, attempt) => {
      if (id === quote.id) return received(id);
      return id === first && attempt === 1 ? failed('server') : followed(id);
    });
    const { nextDueAt, remaining } = await drain();
    expect(sent).toEqual([first, quote.id]);
    expect(remaining).toBe(2);
    // Not the second's, which has been due all along.
    expect(nextDueAt).toBe(clock + 1000);
    clock += 500;
    await drain();
    expect(sent).toHaveLength(2);
    clock += 1000;
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual([first, quote.id, first, second]);
  });

  it('goes on behind what was refused', async () => {
    const [first, second] = await two();
    const { drain } = drainWith((id) => (id === first ? refused : followed(id)));
    await drain();
    expect(await statesById()).toEqual({ [first]: 'attention', [second]: 'received' });
  });

  it('leaves the view of its receipt with the page, and no word of it in the outbox', async () => {
    const { id } = await enqueue('follow', anAction('asked', 'Is the gate too narrow?'));
    await drainWith(followed).drain();
    expect(await readFollowed(TOKEN)).toEqual({ view: aView(3), seenAt: clock });
    const row = await storedRow('outbox', id);
    expect(row).toMatchObject({ state: 'received', summary: { action: { kind: 'asked' } } });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`gate|${TOKEN}|history`));
  });
});

describe('several drains at once', () => {
  it('send each entry once, from however many tabs', async () => {
    const ids = await enqueueInOrder(3);
    const locks = sharedLocks();
    const tabs = [1, 2, 3].map(() => drainWith(received, { locks }));
    await Promise.all(tabs.map(({ drain }) => drain()));
    expect(tabs.flatMap(({ sent }) => sent)).toEqual(ids);
  });

  it('send it twice without the lock: the test above would notice', async () => {
    const { id } = await enqueue('quote', aQuote);
    const waiting: Array<() => void> = [];
    const slowly = async () => {
      await new Promise<void>((answer) => waiting.push(answer));
      return received(id);
    };
    // The second tab mistakes the first one's entry for the leftover of a crash.
    const first = drainWith(slowly, { locks: noLocks });
    const second = drainWith(slowly, { locks: noLocks });
    const draining = [first.drain()];
    await vi.waitFor(() => expect(first.sent).toEqual([id]));
    draining.push(second.drain());
    await vi.waitFor(() => expect(second.sent).toEqual([id]));
    for (const answer of waiting) answer();
    await Promise.all(draining);
    expect([...first.sent, ...second.sent]).toEqual([id, id]);
  });

  it('share one run and one that follows it', async () => {
    await enqueue('quote', aQuote);
    const requests = vi.fn<(name: string) => void>();
    const inner = contextLocks();
    const { drain } = drainWith(received, {
      locks: {
        request(name, work) {
          requests(name);
          return inner.request(name, work);
        },
      },
    });
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it('do not lose an entry that arrives during a run', async () => {
    await enqueue('quote', aQuote);
    const late: string[] = [];
    const { drain, sent } = drainWith(async (id) => {
      if (late.length === 0) {
        late.push((await enqueue('quote', aQuote)).id);
        void drain();
      }
      return received(id);
    });
    await drain();
    await vi.waitFor(() => expect(sent).toContain(late[0]));
  });
});
