import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrain, type Send } from '#app/offline/sending/drain';
import { enquiriesOf } from './enquiries-of';
import { enqueue } from './enqueue';
import { listEntries } from './list-entries';
import { newEntry } from './new-entry';
import { newId } from '#app/offline/storage/new-id';
import { ENTRY_SCHEMA } from './outbox-entry';
import { quotesOf } from './quotes-of';
import { replaceEntry } from './replace-entry';
import { anAcknowledgement, anEnquiry, aSignUp } from '#app/offline/testing/enquiries';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { sharedLocks } from '#app/offline/testing/shared-locks';

beforeEach(freshDatabase);

const drainWith = (send: Send) =>
  createDrain({ send, now: () => Date.now() + 1000, random: () => 0, locks: sharedLocks() })({
    hurry: true,
  });

const acknowledge: Send = async ({ id, kind }) => ({
  kind: 'received',
  receipt: kind === 'quote' ? aReceipt(id) : anAcknowledgement(id),
});

/** Treats every entry as an enquiry. */
const misled: Send = async ({ id }) => ({ kind: 'received', receipt: anAcknowledgement(id) });

describe('an outbox with requests of every kind', () => {
  it('sends each under its kind', async () => {
    await enqueue('quote', aQuote);
    await enqueue('enquiry', anEnquiry);
    await enqueue('newsletter', aSignUp);
    const send = vi.fn<Send>(acknowledge);
    expect(await drainWith(send)).toMatchObject({ remaining: 0 });
    const sent = send.mock.calls.map(([{ kind, body }]) => [kind, body]);
    expect(Object.fromEntries(sent)).toEqual({
      quote: aQuote,
      enquiry: anEnquiry,
      newsletter: aSignUp,
    });
  });

  it('tells apart in time what was saved in one millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_795_482_614_293);
    const saved = await Promise.all([1, 2, 3].map(() => enqueue('enquiry', anEnquiry)));
    vi.restoreAllMocks();
    expect(new Set(saved.map(({ createdAt }) => createdAt)).size).toBe(3);
  });

  it('keeps no contact details of any kind after the receipt', async () => {
    const { id } = await enqueue('enquiry', anEnquiry);
    const { id: letterId } = await enqueue('newsletter', aSignUp);
    await drainWith(acknowledge);
    expect(await storedRow('outbox', id)).toMatchObject({
      state: 'received',
      summary: { projectType: 'Garden Room' },
      receipt: anAcknowledgement(id),
    });
    const rows = JSON.stringify([
      await storedRow('outbox', id),
      await storedRow('outbox', letterId),
    ]);
    const { projectType: _kept, ...personal } = anEnquiry;
    for (const detail of [...Object.values(personal), aSignUp.email]) {
      expect(rows).not.toContain(detail);
    }
  });

  it('sends what was said of the year with a quote, corrected too, and keeps it after the receipt', async () => {
    const said = { ...aQuote, yearSaid: { north: 90, use: null } };
    const entry = await enqueue('quote', said);
    await plantRow('outbox', { ...entry, state: 'attention' });
    const corrected = { ...entry.request, phone: '01632 960101' };
    const { id } = await enqueue('quote', corrected, { corrects: entry.id });
    const send = vi.fn<Send>(acknowledge);
    await drainWith(send);
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([corrected]);
    expect(corrected.yearSaid).toEqual(said.yearSaid);
    expect(await storedRow('outbox', id)).toMatchObject({
      state: 'received',
      summary: { yearSaid: said.yearSaid },
    });
  });

  it('never writes a receipt that does not belong to the kind', async () => {
    const { id } = await enqueue('quote', aQuote);
    await drainWith(misled).catch(() => undefined);
    expect(await storedRow('outbox', id)).toMatchObject({ request: aQuote });
  });

  it('can be told apart, and what cannot be read is among the quotes', async () => {
    const quote = await enqueue('quote', aQuote);
    const enquiry = await enqueue('enquiry', anEnquiry);
    await plantRow('outbox', { id: 'a', letter: true });
    const items = await listEntries();
    expect(
      quotesOf(items)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([quote.id, 'a'].toSorted());
    expect(enquiriesOf(items)).toEqual([enquiry]);
  });

  it('reads the quotes that the first version wrote', async () => {
    const entry = await enqueue('quote', aQuote);
    await plantRow('outbox', { ...entry, schema: 1 });
    expect(await listEntries()).toEqual([entry]);
    await drainWith(acknowledge);
    expect(await listEntries()).toMatchObject([{ state: 'received', schema: ENTRY_SCHEMA }]);
  });
});

describe('replacing a refused enquiry', () => {
  it('takes its place under a new id', async () => {
    const entry = await enqueue('enquiry', anEnquiry);
    await plantRow('outbox', { ...entry, state: 'attention' });
    const corrected = newEntry('enquiry', { ...anEnquiry, postcode: 'NN2' }, newId(), Date.now());
    expect(await replaceEntry(entry.id, corrected)).toEqual(corrected);
    expect(await listEntries()).toEqual([corrected]);
  });

  it('leaves alone what is on its way or of another kind', async () => {
    const entry = await enqueue('enquiry', anEnquiry);
    expect(await replaceEntry(entry.id, newEntry('enquiry', anEnquiry, newId(), 0))).toBeNull();
    await plantRow('outbox', { ...entry, state: 'attention' });
    expect(await replaceEntry(entry.id, newEntry('quote', aQuote, newId(), 0))).toBeNull();
    expect(await listEntries()).toMatchObject([{ id: entry.id, kind: 'enquiry' }]);
  });
});
