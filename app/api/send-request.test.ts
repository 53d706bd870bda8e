import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from './send-request';

const id = '0b1f8a52-52a4-4b7e-9d3c-7d7f6c1f2a10';
const otherId = 'c2a4f1b0-11aa-4c3d-8e5f-9a8b7c6d5e4f';
const acknowledgement = { id, receivedAt: '2026-11-20T16:42:00.000Z' };
const receipt = {
  ...acknowledgement,
  reference: 'MGR-7K4Q-2D',
  estimatedPrice: 31_000,
  serverPrice: 31_000,
  pricingVersion: 1,
};
const refusal = { error: 'Check the form', code: 'invalid', fields: { email: 'Enter an email' } };
const html = '<html><form action="/sign-in">Welcome to the station Wi-Fi</form></html>';

function answerWith(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetching = vi.fn<typeof fetch>(async () => new Response(text, { status, headers }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const send = () => sendRequest({ kind: 'quote', id, body: { name: 'Test Homeowner' } });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sendRequest', () => {
  it.each([
    ['quote', '/api/room-configurations', receipt],
    ['enquiry', '/api/enquiries', acknowledgement],
    ['newsletter', '/api/newsletter', acknowledgement],
  ] as const)('sends a %s to %s', async (kind, path, answer) => {
    const fetching = answerWith(answer, 201);
    const outcome = await sendRequest({ kind, id, body: { email: 'a@example.com' } });
    expect(outcome).toEqual({ kind: 'received', receipt: answer });
    expect(fetching.mock.calls[0]?.[0]).toBe(path);
    expect(fetching.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': id });
  });

  it('posts the body as it is, under its key, and follows no redirect', async () => {
    const fetching = answerWith(receipt, 201);
    await send();
    expect(vi.getTimerCount()).toBe(0);
    expect(fetching).toHaveBeenCalledWith(
      '/api/room-configurations',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: '{"name":"Test Homeowner"}',
      }),
    );
  });

  it.each([200, 201])('has a receipt with its own id for received at %i', async (status) => {
    answerWith(receipt, status);
    expect(await send()).toEqual({ kind: 'received', receipt });
  });

  it.each([
    [404, 'no_such_link'],
    [410, 'no_longer_kept'],
  ])('has a link that has ended for refused: %i %s', async (status, code) => {
    const error = { error: 'This link opens nothing.', code };
    answerWith(error, status);
    expect(await send()).toEqual({ kind: 'refused', status, error });
  });

  it.each([400, 413, 422])('has our own refusal at %i for refused', async (status) => {
    answerWith(refusal, status);
    expect(await send()).toEqual({ kind: 'refused', status, error: refusal });
  });

  it.each([
    ["a captive portal's page", html, 200, 'not-ours'],
    ['no body', '', 201, 'not-ours'],
    ["somebody else's JSON", { ok: true }, 200, 'not-ours'],
    ['a receipt for another request', { ...receipt, id: otherId }, 201, 'not-ours'],
    ['a receipt with half its fields', acknowledgement, 201, 'not-ours'],
    ["a proxy's refusal", html, 413, 'not-ours'],
    ["somebody else's refusal", { message: 'Bad' }, 400, 'not-ours'],
    ['our own 404', refusal, 404, 'not-ours'],
    ['a forbidden', html, 403, 'not-ours'],
    ['a request timeout', refusal, 408, 'timeout'],
    ['too many requests', refusal, 429, 'busy'],
    ['a broken server', refusal, 500, 'server'],
    ['a receipt with a broken status', receipt, 500, 'server'],
    ['a gateway without a server', html, 502, 'server'],
    ['a server that restarts', refusal, 503, 'server'],
  ])('keeps the request after %s', async (_what, body, status, reason) => {
    answerWith(body, status);
    expect(await send()).toMatchObject({ kind: 'retry', reason, status });
  });

  it('keeps the request when somebody wants it sent elsewhere', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    expect(await send()).toMatchObject({ kind: 'retry', reason: 'not-ours' });
  });

  it('keeps the request without a connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await send()).toEqual({ kind: 'retry', reason: 'network' });
  });

  it('keeps the request when the answer breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(broken, { status: 201 }));
    expect(await send()).toEqual({ kind: 'retry', reason: 'network' });
  });

  it('tells how long the server wants to be left alone', async () => {
    answerWith(refusal, 503, { 'retry-after': '7' });
    expect(await send()).toMatchObject({ reason: 'server', retryAfterMs: 7000 });
  });

  it('gives up after 20 s', async () => {
    vi.stubGlobal('fetch', hanging);
    const sending = send();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sending).toEqual({ kind: 'retry', reason: 'timeout' });
  });
});

/** A server that accepts the request and never answers. */
const hanging: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (init?.signal?.aborted) stop();
    init?.signal?.addEventListener('abort', stop);
  });
