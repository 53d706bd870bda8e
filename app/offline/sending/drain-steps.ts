import { announce } from '#app/offline/coordination/announce';
import { readEntry, type OutboxEntry, type UnsentEntry } from '#app/offline/outbox/outbox-entry';
import type { Decision } from './retry-policy';
import { inTransaction } from '#app/offline/storage/transaction';

/** The entries on their way to us, oldest first. Rows that cannot be read are not among them. */
export async function listUnsent(): Promise<UnsentEntry[]> {
  const rows = await inTransaction('outbox', 'readonly', (store) => store.getAll());
  return rows
    .map(readable)
    .filter(isOnItsWay)
    .toSorted((a, b) => a.createdAt - b.createdAt);
}

function isOnItsWay(entry: OutboxEntry | null): entry is UnsentEntry {
  return entry?.state === 'waiting' || entry?.state === 'sending';
}

/**
 * Puts entries that a crashed or closed sender left behind back to waiting. Only for the holder of
 * the lock: to anyone else they may be on their way. Writes only where there are any, for this comes
 * with every page, and WebKit keeps a store closed that a page has left in the middle of a write.
 */
export async function resetStale(): Promise<void> {
  if (!(await listUnsent()).some(({ state }) => state === 'sending')) return;
  const found = await inTransaction('outbox', 'readwrite', async (store) => {
    const stale = (await store.getAll())
      .map(readable)
      .filter((entry) => entry?.state === 'sending');
    await Promise.all(stale.map((entry) => store.put({ ...entry, state: 'waiting' })));
    return stale.length > 0;
  });
  if (found) announce('outbox');
}

/**
 * Marks an entry as being sent; only for the holder of the lock.
 *
 * @returns null when it is on its way no more: deleted or changed since it was listed
 */
export async function claim(id: string, attempts: number): Promise<UnsentEntry | null> {
  const claimed = await inTransaction('outbox', 'readwrite', async (store) => {
    const entry = readable(await store.get(id));
    if (!isOnItsWay(entry)) return null;
    const sending: UnsentEntry = { ...entry, state: 'sending', attempts };
    await store.put(sending);
    return sending;
  });
  if (claimed) announce('outbox');
  return claimed;
}

/**
 * Writes down what became of an entry that was being sent. With a receipt the contact details leave
 * the device in the same transaction that stores it.
 */
export async function settle(id: string, decision: Decision, now: number): Promise<void> {
  await inTransaction(
    'outbox',
    'readwrite',
    async (store) => {
      const entry = readable(await store.get(id));
      if (isNews(entry, decision)) await store.put(settled(entry, decision, now));
    },
    { durability: 'strict' },
  );
  announce('outbox');
}

/** A receipt is the truth at any time, however late a sender comes with it that was asleep. */
function isNews(entry: OutboxEntry | null, decision: Decision): entry is UnsentEntry {
  if (decision.state !== 'received') return isOnItsWay(entry);
  return entry !== null && entry.state !== 'received';
}

function settled(entry: UnsentEntry, decision: Decision, now: number): OutboxEntry {
  if (decision.state === 'received') {
    const { request: _contact, lastProblem: _solved, ...rest } = entry;
    // A receipt of another kind cannot be read back, so it must not be written.
    return readEntry({ ...rest, state: 'received', receipt: decision.receipt, receivedAt: now });
  }
  const { state, problem: lastProblem } = decision;
  if (state === 'attention') return { ...entry, state, lastProblem };
  return { ...entry, state, lastProblem, nextAttemptAt: decision.nextAttemptAt };
}

function readable(raw: unknown): OutboxEntry | null {
  try {
    return readEntry(raw);
  } catch {
    // It is shown as needing attention (list-entries.ts); nothing can be sent of it.
    return null;
  }
}
