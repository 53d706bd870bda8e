import { matchPrecache } from 'workbox-precaching';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SERVER_ONLY, unknownPage } from './navigation';

vi.mock('workbox-precaching', () => ({ matchPrecache: vi.fn<() => Promise<Response>>() }));
afterEach(() => vi.unstubAllGlobals());

const serverOnly = (path: string) => SERVER_ONLY.some((pattern) => pattern.test(path));

it.each([
  '/api',
  '/api/pricing',
  '/uploads/a.jpg',
  '/admin',
  '/admin/login',
  '/healthz',
  '/readyz',
])('leaves %s to the server', (path) => expect(serverOnly(path)).toBe(true));

it.each(['/', '/apiary', '/administration', '/healthz-of-rooms', '/blog/api'])(
  'does not treat %s as one of those',
  (path) => expect(serverOnly(path)).toBe(false),
);

const open = () => unknownPage({ request: new Request('https://example.com/nowhere') } as never);

describe('a page that is not precached', () => {
  it('is whatever the server responds with', async () => {
    const answer = new Response('new page');
    vi.stubGlobal('fetch', async () => answer);
    expect(await open()).toBe(answer);
  });

  it('is the not-found screen when offline, with a matching status', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const headers = { 'content-security-policy': "script-src 'self'" };
    vi.mocked(matchPrecache).mockResolvedValue(new Response('404 Page Not Found', { headers }));
    const answer = await open();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(await answer.text()).toBe('404 Page Not Found');
  });

  it('is an error when not even that is available', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.mocked(matchPrecache).mockResolvedValue(undefined);
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});
