import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '#app/offline/coordination/announce';
import { openDatabase } from '#app/offline/storage/database';
import { deleteEntry } from './delete-entry';
import { enqueue } from './enqueue';
import { exportEntry } from './export-entry';
import { listEntries } from './list-entries';
import type { NewEntry } from './new-entry';
import { ENTRY_SCHEMA } from './outbox-entry';
import { outboxStatus } from './outbox-status';
import { retryNow } from './retry-now';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';
import { anAcknowledgement, anEnquiry, aSignUp } from '#app/offline/testing/enquiries';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';

beforeEach(freshDatabase);

async function enqueueAs(state: 'waiting' | 'sending' | 'attention') {
  const entry = await enqueue('quote', aQuote);
  const lastProblem = { reason: 'refused', message: 'Check the form', at: 1, notBefore: 9e15 };
  await plantRow('outbox', { ...entry, state, nextAttemptAt: 9e15, lastProblem });
  return entry;
}

/** As a receipt leaves an entry. */
function receive({ request: _contact, ...entry }: NewEntry, receivedAt: number) {
  const receipt = entry.kind === 'quote' ? aReceipt(entry.id) : anAcknowledgement(entry.id);
  return plantRow('outbox', { ...entry, state: 'received', receipt, receivedAt });
}

describe('enqueue', () => {
  it('stores the whole request under its own id, ready to be sent', async () => {
    const entry = await enqueue('quote', aQuote);
    expect(await storedRow('outbox', entry.id)).toEqual(entry);
    expect(entry).toMatchObject({ state: 'waiting', kind: 'quote', attempts: 0, request: aQuote });
    expect(entry.nextAttemptAt).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the contact details out of the summary', async () => {
    const { summary } = await enqueue('quote', aQuote);
    const { name: _name, email: _email, phone: _phone, ...configuration } = aQuote;
    expect(summary).toEqual(configuration);
  });

  it('asks for the disk, not only the cache of the system', async () => {
    const database = await openDatabase();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await enqueue('quote', aQuote);
    expect(transaction).toHaveBeenCalledWith('outbox', 'readwrite', { durability: 'strict' });
    expect(database.objectStoreNames).toContain('outbox');
  });

  it('fails, and announces nothing, when the storage is full', async () => {
    const heard = vi.fn<() => void>();
    const stop = listen('outbox', heard);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    });
    await expect(enqueue('quote', aQuote)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('listEntries', () => {
  it('lists the newest first', async () => {
    const first = await enqueue('quote', aQuote);
    const second = await enqueue('quote', aQuote);
    await plantRow('outbox', { ...first, createdAt: 1 });
    expect((await listEntries()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it.each([
    ['of no known shape', { id: 'a', createdAt: 5, letter: true }, 'cannot be read'],
    ['without a request', { id: 'b', schema: 1, state: 'waiting' }, 'cannot be read'],
    ['of a newer program', { id: 'c', schema: ENTRY_SCHEMA + 1 }, 'newer version'],
  ])('shows a row %s as needing attention', async (_what, row, words) => {
    await plantRow('outbox', row);
    const [item] = await listEntries();
    const message = expect.stringContaining(words);
    expect(item).toMatchObject({
      unreadable: true,
      state: 'attention',
      id: row.id,
      lastProblem: { message },
    });
    expect(JSON.parse((await exportEntry(row.id)) ?? '')).toMatchObject({ entry: row });
  });

  it('still sends a request whose contact rules have become stricter', async () => {
    const entry = await enqueue('quote', aQuote);
    await plantRow('outbox', { ...entry, request: { ...aQuote, phone: 'ask my neighbour' } });
    expect(await listEntries()).toMatchObject([{ state: 'waiting' }]);
  });

  it('hands the stored request on untouched, whatever it lacks or has too much', async () => {
    const entry = await enqueue('quote', aQuote);
    const { windows: _default, ...request } = { ...aQuote, ofAnOlderProgram: true };
    await plantRow('outbox', { ...entry, request });
    expect(await listEntries()).toMatchObject([{ request }]);
    expect(Object.keys((await listEntries())[0] ?? {})).not.toContain('windows');
  });
});

describe('enqueue as a correction', () => {
  it('replaces a refused request under a new id', async () => {
    const { id } = await enqueueAs('attention');
    const replacement = await enqueue(
      'quote',
      { ...aQuote, phone: '01632 960101' },
      { corrects: id },
    );
    expect(replacement?.id).not.toBe(id);
    expect(await listEntries()).toEqual([replacement]);
    expect(replacement).toMatchObject({ state: 'waiting', request: { phone: '01632 960101' } });
  });

  it.each(['waiting', 'sending'] as const)(
    'leaves a %s one alone and keeps the correction beside it',
    async (state) => {
      const { id } = await enqueueAs(state);
      const kept = await enqueue('quote', { ...aQuote, phone: '01632 960101' }, { corrects: id });
      const items = await listEntries();
      expect(items).toHaveLength(2);
      expect(items).toContainEqual(kept);
      expect(items).toContainEqual(expect.objectContaining({ id, state }));
    },
  );

  it('keeps the correction of one that the phone has cleared with all others', async () => {
    const { id } = await enqueueAs('attention');
    await deleteEntry(id);
    const kept = await enqueue('quote', aQuote, { corrects: id });
    expect(await listEntries()).toEqual([kept]);
  });

  it('keeps the correction of one that another tab has corrected, too', async () => {
    const { id } = await enqueueAs('attention');
    const first = await enqueue('quote', aQuote, { corrects: id });
    const second = await enqueue('quote', { ...aQuote, phone: '01632 960101' }, { corrects: id });
    const items = await listEntries();
    expect(items).toHaveLength(2);
    expect(items).toEqual(expect.arrayContaining([first, second]));
  });
});

describe('deleteEntry', () => {
  it.each(['waiting', 'attention'] as const)('deletes a %s one', async (state) => {
    const { id } = await enqueueAs(state);
    expect(await deleteEntry(id)).toBe(true);
    expect(await listEntries()).toEqual([]);
  });

  it('keeps one that is being sent', async () => {
    const { id } = await enqueueAs('sending');
    expect(await deleteEntry(id)).toBe(false);
    expect(await listEntries()).toHaveLength(1);
  });

  it('deletes a row that cannot be read, when its owner says so', async () => {
    await plantRow('outbox', { id: 'a', letter: true });
    expect(await deleteEntry('a')).toBe(true);
    expect(await listEntries()).toEqual([]);
  });
});

describe('retryNow', () => {
  it.each(['waiting', 'attention'] as const)('makes a %s one due at once', async (state) => {
    const { id } = await enqueueAs(state);
    expect(await retryNow(id)).toBe(true);
    const [entry] = await listEntries();
    expect(entry).toMatchObject({ id, state: 'waiting', attempts: 0 });
    expect(entry).not.toHaveProperty('lastProblem');
  });

  it('has nothing to do for one on its way, or gone', async () => {
    const { id } = await enqueueAs('sending');
    expect(await retryNow(id)).toBe(false);
    expect(await retryNow('gone')).toBe(false);
  });
});

describe('exportEntry', () => {
  it('is a file its owner can read, contact details and all', async () => {
    const { id } = await enqueue('quote', aQuote);
    expect(JSON.parse((await exportEntry(id)) ?? '')).toMatchObject({
      entry: { id, request: aQuote },
    });
    expect(await exportEntry('gone')).toBeNull();
  });
});

describe('outboxStatus', () => {
  it('counts the states and knows the latest receipt', async () => {
    await enqueueAs('waiting');
    await enqueueAs('attention');
    const { request: _contact, ...entry } = await enqueue('quote', aQuote);
    const received = { ...entry, state: 'received', receipt: aReceipt(entry.id), receivedAt: 5 };
    await plantRow('outbox', received);
    await enqueue('enquiry', anEnquiry);
    await enqueue('newsletter', aSignUp);
    await plantRow('outbox', { id: 'a', letter: true });
    expect(outboxStatus(await listEntries())).toEqual({
      kinds: {
        quote: { unsent: 1, attention: 2 },
        enquiry: { unsent: 1, attention: 0 },
        newsletter: { unsent: 1, attention: 0 },
        follow: { unsent: 0, attention: 0 },
      },
      latest: received,
    });
  });

  it('has no news of an earlier receipt, nor of a sign-up', async () => {
    await receive(await enqueue('quote', aQuote), 3);
    const newest = await enqueue('enquiry', anEnquiry);
    await receive(newest, 5);
    await receive(await enqueue('quote', aQuote), 4);
    await receive(await enqueue('newsletter', aSignUp), 9);
    expect(outboxStatus(await listEntries())).toMatchObject({ latest: { id: newest.id } });
  });
});

it('announces every change once', async () => {
  const heard = vi.fn<() => void>();
  const stop = listen('outbox', heard);
  const { id } = await enqueue('quote', aQuote);
  await retryNow(id);
  await deleteEntry(id);
  stop();
  expect(heard).toHaveBeenCalledTimes(3);
});
