import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntries } from '#app/offline/list-entries';
import { anAcknowledgement, anEnquiry } from '#app/offline/testing/enquiries';
import { freshDatabase, plantRow } from '#app/offline/testing/fresh-database';
import { submitEnquiry } from './submit-enquiry';
import { submitNewsletter } from './submit-newsletter';

vi.mock('./wake-outbox', () => ({ wakeOutbox: vi.fn<() => Promise<void>>(async () => undefined) }));

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('submitEnquiry', () => {
  it('is saved once the disk has it', async () => {
    const result = await submitEnquiry(anEnquiry);
    const [entry] = await listEntries();
    expect(entry).toMatchObject({ kind: 'enquiry', state: 'waiting', request: anEnquiry });
    expect(result).toEqual({ kind: 'saved', id: entry?.id });
  });

  it('takes the place of the one it corrects', async () => {
    const first = await submitEnquiry(anEnquiry);
    const id = first.kind === 'saved' ? first.id : '';
    const [entry] = await listEntries();
    await plantRow('outbox', { ...entry, state: 'attention' });
    await submitEnquiry({ ...anEnquiry, postcode: 'NN2' }, id);
    expect(await listEntries()).toMatchObject([{ state: 'waiting', request: { postcode: 'NN2' } }]);
  });

  it('is an enquiry of its own when the one it corrects is gone', async () => {
    await submitEnquiry(anEnquiry, '3d5a4e02-9d0f-4a7e-9d6d-0d6d6c1b2f10');
    expect(await listEntries()).toHaveLength(1);
  });

  it('is sent at once where the device keeps nothing', async () => {
    const keys: string[] = [];
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      keys.push(path, key);
      return Response.json(anAcknowledgement(key), { status: 201 });
    });
    const result = await submitEnquiry(anEnquiry);
    expect(keys[0]).toBe('/api/enquiries');
    expect(result).toEqual({ kind: 'sent-directly', receipt: anAcknowledgement(keys[1] ?? '') });
  });
});

describe('submitNewsletter', () => {
  it('is saved once the disk has it', async () => {
    expect(await submitNewsletter({ email: ' a@example.com ' })).toMatchObject({ kind: 'saved' });
    expect(await listEntries()).toMatchObject([
      { kind: 'newsletter', request: { email: 'a@example.com' } },
    ]);
  });

  it('names the field of a sign-up that is none', async () => {
    await expect(submitNewsletter({ email: 'nobody' })).rejects.toThrow('email');
  });
});
