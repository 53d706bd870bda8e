import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntries } from '#app/offline/list-entries';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { submitQuote } from './submit-quote';

vi.mock('./wake-outbox', () => ({ wakeOutbox: vi.fn<() => Promise<void>>(async () => undefined) }));
const { wakeOutbox } = await import('./wake-outbox');

/** Every key our server was handed, in order; it answers with its receipt unless told otherwise. */
function ourServer(answer?: () => Response | Promise<Response>) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    keys.push(key);
    return (await answer?.()) ?? new Response(JSON.stringify(aReceipt(key)), { status: 201 });
  });
  return keys;
}

const persist = vi.fn<() => Promise<boolean>>(async () => true);

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => false } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('submitQuote', () => {
  it('saves the request, wakes the sender and asks for lasting storage', async () => {
    const keys = ourServer();
    const result = await submitQuote(aQuote);
    expect(await listEntries()).toMatchObject([{ state: 'waiting', request: aQuote }]);
    const [entry] = await listEntries();
    expect(result).toEqual({ kind: 'saved', id: entry?.id });
    expect(wakeOutbox).toHaveBeenCalled();
    await vi.waitFor(() => expect(persist).toHaveBeenCalled());
    expect(keys).toEqual([]);
  });

  it('is saved, whatever becomes of waking and asking', async () => {
    vi.mocked(wakeOutbox).mockRejectedValueOnce(new Error('no lock'));
    persist.mockRejectedValueOnce(new Error('refused'));
    expect(await submitQuote(aQuote)).toMatchObject({ kind: 'saved' });
  });

  it('names the field of a request that is no request', async () => {
    await expect(submitQuote({ ...aQuote, email: 'nobody' })).rejects.toThrow('email');
  });

  describe.each([
    ['full', () => refuseToStore('QuotaExceededError')],
    ['refused', () => refuseToStore('InvalidStateError')],
    ['missing', () => vi.stubGlobal('indexedDB', undefined)],
  ])('where the storage is %s', (_what, breakStorage) => {
    it('sends at once instead', async () => {
      const keys = ourServer();
      breakStorage();
      const result = await submitQuote(aQuote);
      expect(result).toEqual({ kind: 'sent-directly', receipt: aReceipt(keys[0] ?? '') });
    });

    it('sends a second try under the same key: there is only ever one request', async () => {
      let reachable = false;
      const keys = ourServer(() => {
        if (reachable) return new Response(JSON.stringify(aReceipt(keys[0] ?? '')));
        throw new TypeError('Failed to fetch');
      });
      breakStorage();
      expect(await submitQuote(aQuote)).toMatchObject({
        kind: 'failed',
        problem: { reason: 'network', message: expect.stringContaining('cannot save') },
      });
      reachable = true;
      expect(await submitQuote({ ...aQuote })).toMatchObject({ kind: 'sent-directly' });
      expect(keys[1]).toBe(keys[0]);
    });
  });

  it('sends at once when the storage does not answer within 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const keys = ourServer();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const submitting = submitQuote(aQuote);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await submitting).toMatchObject({ kind: 'sent-directly' });
    expect(keys).toHaveLength(1);
  });

  it('hands the words and fields of a refusal on', async () => {
    const error = { error: 'Check the form', code: 'invalid', fields: { email: 'Enter an email' } };
    ourServer(() => new Response(JSON.stringify(error), { status: 400 }));
    refuseToStore('QuotaExceededError');
    expect(await submitQuote(aQuote)).toEqual({
      kind: 'failed',
      problem: { reason: 'refused', message: error.error, fields: error.fields },
    });
  });
});

function refuseToStore(name: string) {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device keeps nothing', name);
  });
}
