import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#app/offline/outbox/enqueue';
import { listEntries } from '#app/offline/outbox/list-entries';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aQuote, aReceipt } from '#app/offline/testing/quotes';
import { drainInWorker } from './drain-in-worker';

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

describe('the sync event', () => {
  it('sends waiting requests with every tab closed', async () => {
    const { id } = await enqueue('quote', aQuote);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(aReceipt(id)), { status: 201 }));
    await drainInWorker();
    expect(await listEntries()).toMatchObject([{ id, state: 'received' }]);
  });

  it('fails while requests are waiting, so that the browser tries again', async () => {
    await enqueue('quote', aQuote);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(drainInWorker()).rejects.toThrow('still wait: 1');
  });

  it('succeeds when the remaining requests need their owner', async () => {
    const refusal = JSON.stringify({ error: 'Check the form', code: 'invalid' });
    await enqueue('quote', aQuote);
    vi.stubGlobal('fetch', async () => new Response(refusal, { status: 400 }));
    await drainInWorker();
    expect(await listEntries()).toMatchObject([{ state: 'attention' }]);
  });
});
