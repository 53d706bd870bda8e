import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrain } from './drain';
import { enquiriesOf } from './enquiries-of';
import { enqueue } from './enqueue';
import { enqueueEnquiry } from './enqueue-enquiry';
import { enqueueNewsletter } from './enqueue-newsletter';
import { listEntries } from './list-entries';
import { newEnquiry, newQuote } from './new-entry';
import { newId } from './new-id';
import { quotesOf } from './quotes-of';
import { replaceEntry } from './replace-entry';
import type { Send } from './send-outcome';
import { anAcknowledgement, anEnquiry } from './testing/enquiries';
import { freshDatabase, plantRow, storedRow } from './testing/fresh-database';
import { aQuote, aReceipt } from './testing/quotes';
import { sharedLocks } from './testing/shared-locks';

beforeEach(freshDatabase);

const drainWith = (send: Send) =>
  createDrain({ send, now: () => Date.now() + 1000, random: () => 0, locks: sharedLocks() })({
    hurry: true,
  });

const acknowledge: Send = async ({ id, kind }) => ({
  kind: 'received',
  receipt: kind === 'quote' ? aReceipt(id) : anAcknowledgement(id),
});

/** Takes every entry for an enquiry. */
const misled: Send = async ({ id }) => ({ kind: 'received', receipt: anAcknowledgement(id) });

describe('an outbox with requests of every kind', () => {
  it('sends each under its kind', async () => {
    await enqueue(aQuote);
    await enqueueEnquiry(anEnquiry);
    await enqueueNewsletter({ email: 'a@example.com' });
    const send = vi.fn<Send>(acknowledge);
    expect(await drainWith(send)).toMatchObject({ remaining: 0 });
    const sent = send.mock.calls.map(([{ kind, body }]) => [kind, body]);
    expect(Object.fromEntries(sent)).toEqual({
      quote: aQuote,
      enquiry: anEnquiry,
      newsletter: { email: 'a@example.com' },
    });
  });

  it('keeps no contact details of any kind after the receipt', async () => {
    const { id } = await enqueueEnquiry(anEnquiry);
    const { id: letterId } = await enqueueNewsletter({ email: 'a@example.com' });
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
    for (const detail of [...Object.values(personal), 'a@example.com']) {
      expect(rows).not.toContain(detail);
    }
  });

  it('never writes a receipt that does not belong to the kind', async () => {
    const { id } = await enqueue(aQuote);
    await drainWith(misled).catch(() => undefined);
    expect(await storedRow('outbox', id)).toMatchObject({ request: aQuote });
  });

  it('can be told apart, and what cannot be read is among the quotes', async () => {
    const quote = await enqueue(aQuote);
    const enquiry = await enqueueEnquiry(anEnquiry);
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
    const entry = await enqueue(aQuote);
    await plantRow('outbox', { ...entry, schema: 1 });
    expect(await listEntries()).toEqual([entry]);
    await drainWith(acknowledge);
    expect(await listEntries()).toMatchObject([{ state: 'received', schema: 2 }]);
  });

  it('names the field of an enquiry that is none', async () => {
    await expect(enqueueEnquiry({ ...anEnquiry, postcode: ' ' })).rejects.toThrow('postcode');
    await expect(enqueueNewsletter({ email: 'nobody' })).rejects.toThrow('email');
    expect(await listEntries()).toEqual([]);
  });
});

describe('replacing a refused enquiry', () => {
  it('takes its place under a new id', async () => {
    const entry = await enqueueEnquiry(anEnquiry);
    await plantRow('outbox', { ...entry, state: 'attention' });
    const corrected = newEnquiry({ ...anEnquiry, postcode: 'NN2' }, newId(), Date.now());
    expect(await replaceEntry(entry.id, corrected)).toEqual(corrected);
    expect(await listEntries()).toEqual([corrected]);
  });

  it('leaves alone what is on its way or of another kind', async () => {
    const entry = await enqueueEnquiry(anEnquiry);
    expect(await replaceEntry(entry.id, newEnquiry(anEnquiry, newId(), 0))).toBeNull();
    await plantRow('outbox', { ...entry, state: 'attention' });
    expect(await replaceEntry(entry.id, newQuote(aQuote, newId(), 0))).toBeNull();
    expect(await listEntries()).toMatchObject([{ id: entry.id, kind: 'enquiry' }]);
  });
});
