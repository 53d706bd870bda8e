import { announce } from '#app/offline/coordination/announce';
import { readEntry, type OutboxEntry, type UnsentEntry } from '#app/offline/outbox/outbox-entry';
import type { Decision } from './retry-policy';
import { inTransaction } from '#app/offline/storage/transaction';

/**
 * The unsent entries, oldest first, without unreadable rows. What is done on the page of a request that was refused waits
 * until its owner has corrected it.
 */
export async function listUnsent(): Promise<UnsentEntry[]> {
  const rows = await inTransaction('outbox', 'readonly', (store) => store.getAll());
  const entries = rows.map(readable);
  const requestOf = new Map(
    entries.map((entry) => [entry?.state === 'received' ? undefined : entry?.followToken, entry]),
  );
  const turnOf = (entry: UnsentEntry) => {
    const request = entry.kind === 'follow' ? requestOf.get(entry.request.token) : undefined;
    if (request?.state === 'attention') return Infinity;
    // A corrected request is younger than what was written with the refused one.
    return Math.max(entry.createdAt, request ? request.createdAt + 0.5 : 0);
  };
  return entries
    .filter(isOnItsWay)
    .filter((entry) => turnOf(entry) < Infinity)
    .toSorted((a, b) => turnOf(a) - turnOf(b));
}

function isOnItsWay(entry: OutboxEntry | null): entry is UnsentEntry {
  return entry?.state === 'waiting' || entry?.state === 'sending';
}

/**
 * Resets entries left behind by a crashed or closed sender to waiting. Only for the holder of the lock:
 * otherwise they may still be being sent. Writes only if there are any, because this runs on every page,
 * and WebKit keeps a store locked when a page closes in the middle of a write.
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
 * @returns null when it no longer waits: deleted or changed since it was listed
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
 * Records the result of an attempt. The transaction that stores a receipt also removes the contact
 * details from the device.
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

/** A receipt always counts, however late a suspended sender delivers it. */
function isNews(entry: OutboxEntry | null, decision: Decision): entry is UnsentEntry {
  if (decision.state !== 'received') return isOnItsWay(entry);
  return entry !== null && entry.state !== 'received';
}

function settled(entry: UnsentEntry, decision: Decision, now: number): OutboxEntry {
  if (decision.state === 'received') {
    const { request: _contact, lastProblem: _solved, ...rest } = entry;
    // A receipt of another kind could not be read back, so it must not be written.
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
    // It is shown as needing attention (list-entries.ts) and cannot be sent.
    return null;
  }
}
