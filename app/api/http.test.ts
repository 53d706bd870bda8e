import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultRead } from './default-read';
import { HttpError, request } from './http';

function answerWith(body: string, init: ResponseInit = {}) {
  const fetching = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('sends cookies, and no content type without a body', async () => {
    const fetching = answerWith('{}');
    await request('GET', '/api/pricing');
    expect(fetching).toHaveBeenCalledWith('/api/pricing', {
      method: 'GET',
      credentials: 'include',
      headers: {},
    });
  });

  it('sends a body as JSON, with its own headers beside the content type', async () => {
    const fetching = answerWith('{}');
    await request('POST', '/api/enquiries', { body: { a: 1 }, headers: { 'x-test': 'yes' } });
    expect(fetching).toHaveBeenCalledWith('/api/enquiries', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-test': 'yes' },
      body: '{"a":1}',
    });
  });

  it.each([
    ['the body', 'No such page', { status: 404, statusText: 'Not Found' }, '404: No such page'],
    [
      'the status text',
      '',
      { status: 503, statusText: 'Service Unavailable' },
      '503: Service Unavailable',
    ],
  ])('fails outside 2xx with the status and %s', async (_what, body, init, message) => {
    answerWith(body, init);
    await expect(request('GET', '/api/pricing')).rejects.toMatchObject({ message });
  });

  it('carries our own error body and Retry-After', async () => {
    const body = { error: 'Too many requests', code: 'rate_limited' };
    answerWith(JSON.stringify(body), { status: 429, headers: { 'retry-after': '12' } });
    const error = await request('GET', '/api/pricing').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 429, apiError: body, retryAfterMs: 12_000 });
  });

  it('knows an error body that is not ours', async () => {
    answerWith('<html>Bad gateway</html>', { status: 502 });
    await expect(request('GET', '/api/pricing')).rejects.toMatchObject({ apiError: null });
  });
});

describe('defaultRead', () => {
  it.each([
    [['api', 'pricing'], '/api/pricing'],
    [['/api/gallery-images', 7], '/api/gallery-images/7'],
  ])('reads the path that the key %j makes', async (queryKey, path) => {
    const fetching = answerWith('{"a":1}');
    expect(await defaultRead()({ queryKey })).toEqual({ a: 1 });
    expect(fetching).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'GET' }));
  });

  it('fails on a 401 unless that counts as no data', async () => {
    answerWith('', { status: 401, statusText: 'Unauthorized' });
    const queryKey = ['api', 'auth', 'check'];
    await expect(defaultRead()({ queryKey })).rejects.toThrow('401: Unauthorized');
    expect(await defaultRead({ on401: 'null' })({ queryKey })).toBeNull();
  });

  it('fails on any other status in both cases', async () => {
    answerWith('', { status: 500, statusText: 'Internal Server Error' });
    await expect(defaultRead({ on401: 'null' })({ queryKey: ['api', 'x'] })).rejects.toThrow(
      '500: ',
    );
  });
});
