import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';
import { anEnquiry, aSignUp } from '#app/offline/testing/enquiries';
import { freshDatabase, plantRow } from '#app/offline/testing/fresh-database';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { submitRequest } from './submit-request';

vi.mock('./wake-outbox', () => ({ wakeOutbox: vi.fn<() => Promise<void>>(async () => undefined) }));
const { wakeOutbox } = await import('./wake-outbox');

/** Every key our server received, in order; it answers with its receipt unless told otherwise. */
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

const submitQuote = () => submitRequest('quote', aQuote);

describe('submitRequest', () => {
  it('saves the request, wakes the sender and asks for lasting storage', async () => {
    const keys = ourServer();
    const result = await submitQuote();
    expect(await listEntries()).toMatchObject([{ state: 'waiting', request: aQuote }]);
    expect(result).toEqual({ kind: 'saved', message: 'It goes by itself when there is signal.' });
    expect(wakeOutbox).toHaveBeenCalled();
    await vi.waitFor(() => expect(persist).toHaveBeenCalled());
    expect(keys).toEqual([]);
  });

  it('is saved, whatever becomes of waking and asking', async () => {
    vi.mocked(wakeOutbox).mockRejectedValueOnce(new Error('no lock'));
    persist.mockRejectedValueOnce(new Error('refused'));
    expect(await submitQuote()).toMatchObject({ kind: 'saved' });
  });

  describe('without a connection, where the browser can wake the worker', () => {
    it('says that it goes by itself once the browser has promised that', async () => {
      const { register, promise } = browserThatPromises();
      const ended = vi.fn<(result: unknown) => void>();
      const submitting = submitQuote().then(ended);
      await vi.waitFor(() => expect(register).toHaveBeenCalled());
      await new Promise((wake) => setImmediate(wake));
      expect(ended).not.toHaveBeenCalled();
      promise();
      await submitting;
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'saved' }));
    });

    it('waits no longer than a second for that', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { register } = browserThatPromises();
      const ended = vi.fn<(result: unknown) => void>();
      void submitQuote().then(ended);
      await vi.waitUntil(() => register.mock.calls.length > 0);
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'saved' }));
      });
    });
  });

  it.each([
    ['enquiry', anEnquiry],
    ['newsletter', aSignUp],
  ] as const)('saves a request of another kind as well: %s', async (kind, request) => {
    expect(await submitRequest(kind, request)).toMatchObject({ kind: 'saved' });
    expect(await listEntries()).toMatchObject([{ kind, state: 'waiting', request }]);
  });

  it('puts a corrected one in the place of the one it corrects', async () => {
    await submitRequest('enquiry', anEnquiry);
    const [entry] = await listEntries();
    await plantRow('outbox', { ...entry, state: 'attention' });
    await submitRequest('enquiry', { ...anEnquiry, postcode: 'NN2' }, entry?.id);
    expect(await listEntries()).toMatchObject([{ state: 'waiting', request: { postcode: 'NN2' } }]);
  });

  describe('with a connection', () => {
    beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

    it('has it for received when the receipt comes within a moment', async () => {
      const { result } = await submitAndEnd((id) => ({
        request: undefined,
        state: 'received',
        receipt: aReceipt(id),
        receivedAt: 5,
      }));
      expect(result).toEqual({ kind: 'received' });
    });

    it('says why the first attempt brought nothing', async () => {
      const message = 'Our server is busy. It will be sent again by itself.';
      const lastProblem = { reason: 'busy', message, at: 5 };
      const { result } = await submitAndEnd(() => ({ lastProblem }));
      expect(result).toEqual({ kind: 'saved', message });
    });

    it('has failed when our server does not accept it, and names it for a correction', async () => {
      const fields = { email: 'Enter an email' };
      const lastProblem = { reason: 'refused', message: 'Check the form', fields, at: 5 };
      const { result, id } = await submitAndEnd(() => ({ state: 'attention', lastProblem }));
      expect(result).toEqual({
        kind: 'failed',
        problem: { reason: 'refused', message: 'Check the form', fields },
        refusedId: id,
      });
    });

    it('says that it is being sent when there is no end within 3 s', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const ended = vi.fn<(result: unknown) => void>();
      void submitQuote().then(ended);
      await vi.waitUntil(async () => (await listEntries()).length > 0);
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(3000);
        expect(ended).toHaveBeenCalledWith({ kind: 'saved', message: 'It is being sent.' });
      });
    });
  });

  describe.each([
    ['full', () => refuseToStore('QuotaExceededError')],
    ['refused', () => refuseToStore('InvalidStateError')],
    ['missing', () => vi.stubGlobal('indexedDB', undefined)],
  ])('where the storage is %s', (_what, breakStorage) => {
    it('sends at once instead', async () => {
      const keys = ourServer();
      breakStorage();
      expect(await submitQuote()).toEqual({ kind: 'received' });
      expect(keys).toHaveLength(1);
    });

    it('sends a second try under the same key: there is only ever one request', async () => {
      let reachable = false;
      const keys = ourServer(() => {
        if (reachable) return new Response(JSON.stringify(aReceipt(keys[0] ?? '')));
        throw new TypeError('Failed to fetch');
      });
      breakStorage();
      expect(await submitQuote()).toMatchObject({
        kind: 'failed',
        problem: { reason: 'network', message: expect.stringContaining('cannot save') },
      });
      reachable = true;
      expect(await submitRequest('quote', { ...aQuote })).toMatchObject({ kind: 'received' });
      expect(keys[1]).toBe(keys[0]);
    });
  });

  it('sends at once when the storage does not answer within 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const keys = ourServer();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const submitting = submitQuote();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await submitting).toMatchObject({ kind: 'received' });
    expect(keys).toHaveLength(1);
  });

  it('hands the words and fields of a refusal on', async () => {
    const error = { error: 'Check the form', code: 'invalid', fields: { email: 'Enter an email' } };
    ourServer(() => new Response(JSON.stringify(error), { status: 400 }));
    refuseToStore('QuotaExceededError');
    expect(await submitQuote()).toEqual({
      kind: 'failed',
      problem: { reason: 'refused', message: error.error, fields: error.fields },
    });
  });
});

/** A browser that promises to wake the worker when `promise` is called. */
function browserThatPromises() {
  let promise: (() => void) | undefined;
  const register = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        promise = resolve;
      }),
  );
  const getRegistration = async () => ({ sync: { register } });
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { getRegistration } });
  return { register, promise: () => promise?.() };
}

/** Submits, and ends the first attempt with these changes to the entry. */
async function submitAndEnd(changes: (id: string) => object) {
  const submitting = submitQuote();
  const [entry] = await vi.waitUntil(async () => {
    const entries = await listEntries();
    return entries.length > 0 && entries;
  });
  await plantRow('outbox', { ...entry, ...changes(entry?.id ?? '') });
  announce('outbox');
  return { result: await submitting, id: entry?.id };
}

function refuseToStore(name: string) {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device keeps nothing', name);
  });
}
